/** Runs axe-core in an open page of the site that serves it (fake-bridge.ts). */
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { AXE_PATH } from './fake-bridge.ts';

/**
 * What axe finds wrong with the page as it is, a line a fault; empty when it is clean. Themes change colours alone, so in the themes that
 * the page does not show its contrasts are looked at again, and nothing else; not even that where it is looked at as it is shown.
 */
export async function axeFaults(
  page: Page,
  themes: 'every theme' | 'as shown' = 'every theme',
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ url: AXE_PATH });
  return page.evaluate(async (themes) => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const root = document.documentElement;
    const MARKS = ['data-light', 'data-contrast'] as const;
    const shown = MARKS.map((mark) => root.hasAttribute(mark));
    const wear = (marks: readonly boolean[]) =>
      MARKS.forEach((mark, at) => root.toggleAttribute(mark, marks[at] ?? false));

    const faults: string[] = [];
    const look = async (theme: string, options: RunOptions) => {
      const { violations } = await axe.run({ resultTypes: ['violations'], ...options });
      for (const { id, nodes } of violations)
        faults.push(...nodes.map((node) => `${theme}${id}: ${node.html} (${node.failureSummary ?? ''})`));
    };
    await look('', {});
    if (themes === 'as shown') return faults;
    for (const marks of [
      [false, false],
      [true, false],
      [false, true],
    ]) {
      if (marks.join() === shown.join()) continue;
      wear(marks);
      const names = MARKS.filter((_, at) => marks[at]).map((mark) => mark.slice(5));
      await look(`${names.join() || 'dark'}, `, { runOnly: ['color-contrast'] });
    }
    wear(shown);
    return faults;
  }, themes);
}
