/** What a page of the program shows, read off the page itself, held against what it should show. */
import { expect, type Page } from '@playwright/test';
import { columnsOf } from '../../src/rules/column.ts';
import type { Screen } from '../../src/table/view.ts';
import { boardWords } from '../../src/words/board.ts';

/** What can be seen, or heard by those who cannot see. */
interface Shown {
  readonly seq: string | null;
  readonly phase: string | null;
  readonly position: string | null;
  readonly board: string | null; // the board in a sentence
  readonly dice: readonly number[]; // of the last roll, counted by their pips
  readonly runners: readonly number[]; // the steps that cones stand on, in ascending order
}

/** Runs in the page. */
function readPage(): Shown {
  const root = document.querySelector('[data-seq]');
  const dice = [
    ...document.querySelectorAll('.last-roll > * .die, .last-roll > .die, .last-roll .last-die .die'),
  ];
  const cones = [...document.querySelectorAll('.runner:not(.runner-leave-active)')];
  return {
    seq: root?.getAttribute('data-seq') ?? null,
    phase: root?.getAttribute('data-phase') ?? null,
    position: root?.getAttribute('data-position') ?? null,
    board: document.querySelector('svg.board')?.getAttribute('aria-label') ?? null,
    dice: dice.map((die) => die.querySelectorAll('.die-pip').length).filter((pips) => pips > 0),
    runners: cones.map((cone) => Number(cone.getAttribute('data-step'))).sort((a, b) => a - b),
  };
}

/** Waits until a page shows this screen, whole; `seq` where orders came in between that the screen does not know of. */
export async function expectShown(page: Page, screen: Screen, seq = screen.seq): Promise<void> {
  const { view, lastRoll } = screen;
  const expected: Shown = {
    seq: String(seq),
    phase: view.phase,
    position: view.position ?? '',
    board: boardWords(view, view.seats),
    dice: lastRoll?.dice ?? [],
    runners: columnsOf(view.runners)
      .map((column) => view.runners[column] ?? 0)
      .sort((a, b) => a - b),
  };
  await expect
    .poll(() => page.evaluate(readPage), {
      message: `${page.url()} shows order ${seq}`,
      intervals: [20, 40, 80, 160],
    })
    .toEqual(expected);
}

/** The order up to which a page has been told. */
export async function seqShown(page: Page): Promise<number> {
  const root = page.locator('[data-seq]');
  await expect(root).toBeVisible();
  return Number(await root.getAttribute('data-seq'));
}
