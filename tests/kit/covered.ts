/** Looks for buttons of an open page that cannot be pressed whole: something lies on them, or they reach out of their place. */
import type { Page } from '@playwright/test';

/**
 * The buttons of a page, by what is read of them, that something else lies on at one of their corners or in their middle, or
 * that reach out of the window. A button that a list scrolled out of sight counts as one: a person has to look for it.
 */
export async function coveredButtons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    return [...document.querySelectorAll('button')].flatMap((button) => {
      if (!button.checkVisibility()) return [];
      const { left, top, right, bottom } = button.getBoundingClientRect();
      // A rounded corner is no part of the button: three tenths of its radius lead into it.
      const inset = 2 + 0.3 * parseFloat(getComputedStyle(button).borderTopLeftRadius);
      const at = (x: number, y: number) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && button.contains(found);
      };
      const whole =
        at((left + right) / 2, (top + bottom) / 2) &&
        [left + inset, right - inset].every((x) => [top + inset, bottom - inset].every((y) => at(x, y)));
      if (whole) return [];
      const says = button.getAttribute('aria-label') ?? button.textContent ?? '';
      return [`${says.replace(/\s+/g, ' ').trim()} at ${Math.round(top)}`];
    });
  });
}

/** Pieces of each place that lie on one another or reach out of it, by the classes of both. */
export async function crossing(page: Page, place: string, pieces: string): Promise<readonly string[]> {
  return page.evaluate(
    ([places, inside]) =>
      [...document.querySelectorAll(places)].flatMap((box) => {
        const edge = box.getBoundingClientRect();
        const found = [...box.querySelectorAll(inside)].map((piece) => ({
          is: piece.getAttribute('class') ?? '',
          at: piece.getBoundingClientRect(),
        }));
        return found.flatMap(({ is, at }, one) => [
          ...(at.left < edge.left - 1 || at.right > edge.right + 1 ? [`${is} reaches out`] : []),
          ...found.slice(one + 1).flatMap((other) => {
            const wide = Math.min(at.right, other.at.right) - Math.max(at.left, other.at.left);
            const high = Math.min(at.bottom, other.at.bottom) - Math.max(at.top, other.at.top);
            return wide > 1 && high > 3 ? [`${is} / ${other.is}`] : [];
          }),
        ]);
      }),
    [place, pieces] as const,
  );
}

/** Texts inside a place that reach over its left or right edge. */
export async function stickingOut(page: Page, place: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const out: string[] = [];
    for (const box of document.querySelectorAll(selector)) {
      const edge = box.getBoundingClientRect();
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const isOut = [...range.getClientRects()].some(
          ({ left, right, width }) => width > 1 && (left < edge.left - 1 || right > edge.right + 1),
        );
        const hides = node.parentElement?.closest('.name, .visually-hidden') !== null;
        if (isOut && !hides) out.push((node.textContent ?? '').trim());
      }
    }
    return out;
  }, place);
}
