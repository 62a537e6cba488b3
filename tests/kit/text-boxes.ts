/**
 * Measures every piece of text of an open page as it is painted: what is cut off, what lies outside the window, what lies
 * on other text, what was shortened with an ellipsis, and how large the letters are. Judges nothing itself.
 */
import type { Page } from '@playwright/test';

/** One piece of text. Lengths are in CSS pixels. */
export interface TextBox {
  readonly text: string;
  readonly fontSize: number; // as painted, the scale of a drawing included
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Measured {
  readonly boxes: readonly TextBox[];
  readonly clipped: readonly string[]; // cut off by something around it
  readonly outside: readonly string[]; // reaching out of the window
  readonly shortened: readonly string[]; // ending in an ellipsis because its place is too narrow
  readonly overlapping: readonly string[]; // "one / other"
}

/**
 * Measures all text that can be seen. While a modal dialog is open that is the text of the dialog alone, since it covers
 * the rest on purpose. What has been scrolled out of a list is not seen and not counted as cut off.
 */
export async function measureText(page: Page): Promise<Measured> {
  // A width of the type that is used for the first time is laid out once its file is read.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  return page.evaluate(() => {
    /** Less than this, in pixels, is rounding. */
    const slack = 1;
    /** The box of a line reaches from the ascent to the descent of the font; letters leave this much of it empty. */
    const emptyAbove = 0.16;
    const emptyBelow = 0.08;

    interface Found {
      text: string;
      element: Element;
      line: { left: number; top: number; right: number; bottom: number };
    }

    const scales = (style: CSSStyleDeclaration, axis: 'x' | 'y') => {
      const overflow = axis === 'x' ? style.overflowX : style.overflowY;
      return { hides: overflow !== 'visible', scrolls: overflow === 'auto' || overflow === 'scroll' };
    };
    const ancestors = (element: Element): Element[] => {
      const found: Element[] = [];
      for (let at: Element | null = element; at !== null; at = at.parentElement) found.push(at);
      return found;
    };
    const isHidden = (element: Element): boolean =>
      // What is folded away has a place all the same.
      !element.checkVisibility() ||
      ancestors(element).some((at) => {
        const style = getComputedStyle(at);
        return (
          style.visibility === 'hidden' ||
          style.opacity === '0' ||
          at.classList.contains('visually-hidden') ||
          // A letter on a piece is a part of the piece, which its shape tells as well.
          at.classList.contains('marker-letter') ||
          at.tagName === 'SCRIPT' ||
          at.tagName === 'STYLE' ||
          at.tagName === 'OPTION'
        );
      });

    const modal = document.querySelector(':modal');
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    const found: Found[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (text === '' || element === null || isHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of range.getClientRects()) {
        if (right - left > 0 && bottom - top > 0)
          found.push({ text, element, line: { left, top, right, bottom } });
      }
    }

    const clipped = new Set<string>();
    const outside = new Set<string>();
    const shortened = new Set<string>();
    const seen = found.filter(({ text, element, line }) => {
      for (const at of ancestors(element)) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        // The window itself cuts what its pages let out; that is told as lying outside.
        if (at === document.documentElement || at === document.body) break;
        const x = scales(style, 'x');
        const y = scales(style, 'y');
        if (y.scrolls && (line.top >= box.bottom - slack || line.bottom <= box.top + slack)) return false;
        if (x.scrolls && (line.left >= box.right - slack || line.right <= box.left + slack)) return false;
        const wide = line.left < box.left - slack || line.right > box.right + slack;
        const high =
          line.top + emptyAbove * (line.bottom - line.top) < box.top - slack ||
          line.bottom - emptyBelow * (line.bottom - line.top) > box.bottom + slack;
        if (x.hides && !x.scrolls && wide) {
          if (style.textOverflow === 'ellipsis') {
            shortened.add(text);
            line.left = Math.max(line.left, box.left);
            line.right = Math.min(line.right, box.right);
          } else clipped.add(text);
        }
        if (y.hides && !y.scrolls && high) clipped.add(text);
        if (y.scrolls) {
          line.top = Math.max(line.top, box.top);
          line.bottom = Math.min(line.bottom, box.bottom);
        }
        if (style.position === 'fixed') break;
      }
      return true;
    });

    const boxes = seen.map(({ text, element, line }) => {
      const height = line.bottom - line.top;
      const drawing = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      if (
        line.left < -slack ||
        line.top < -slack ||
        line.right > window.innerWidth + slack ||
        line.bottom - emptyBelow * height > window.innerHeight + slack
      ) {
        outside.add(text);
      }
      return {
        text,
        fontSize: parseFloat(getComputedStyle(element).fontSize) * drawing,
        left: line.left,
        top: line.top + emptyAbove * height,
        right: line.right,
        bottom: line.bottom - emptyBelow * height,
      };
    });

    const overlapping: string[] = [];
    for (const [at, one] of boxes.entries()) {
      for (const [further, other] of boxes.entries()) {
        // A shortened line is reported in pieces that lie on each other.
        const sameLine = one.top === other.top && seen[at]?.element === seen[further]?.element;
        if (further <= at || sameLine) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > slack && high > slack) overlapping.push(`${one.text} / ${other.text}`);
      }
    }
    return {
      boxes,
      clipped: [...clipped],
      outside: [...outside],
      shortened: [...shortened],
      overlapping,
    };
  });
}
