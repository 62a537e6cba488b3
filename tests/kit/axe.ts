/** Runs axe-core in an open page of the site that serves it (fake-bridge.ts). */
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { AXE_PATH } from './fake-bridge.ts';

/** What axe finds wrong with the page as it is, a line a fault; empty when it is clean. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ url: AXE_PATH });
  const { violations } = await page.evaluate<AxeResults>(() => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return axe.run({ resultTypes: ['violations'] });
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} (${node.failureSummary ?? ''})`),
  );
}
