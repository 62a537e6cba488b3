/** A referee at the desk with nothing but a keyboard: presses are as far apart as a person's, never a double press. */
import type { Page } from '@playwright/test';
import { TOO_SOON } from '../../src/ui/desk/stray.ts';
import type { Step } from './whole-game.ts';

export interface RefereeKeys {
  /** Presses one key, in the notation of Playwright, after a pause in which nothing was pressed. */
  press(key: string): Promise<void>;
  /** Types the dice of a throw in one go. */
  roll(dice: readonly number[]): Promise<void>;
  /** Does what a step of a game asks for; a choice by its number or, every other time, by arrows and Enter. */
  play(step: Step): Promise<void>;
}

/** The keyboard of a desk's page. */
export function refereeKeys(page: Page): RefereeKeys {
  let last: number | null = null;
  let choices = 0;

  const pause = async () => {
    if (last !== null)
      await page.waitForFunction(([since, pause]) => performance.now() - since > pause, [
        last,
        TOO_SOON,
      ] as const);
  };
  const press = async (key: string) => {
    await pause();
    await page.keyboard.press(key);
    last = await page.evaluate(() => performance.now());
  };
  const roll = async (dice: readonly number[]) => {
    await pause();
    for (const face of dice) await page.keyboard.press(String(face));
    last = await page.evaluate(() => performance.now());
  };

  return {
    press,
    roll,
    async play(step) {
      if (step.do === 'roll' || step.do === 'first') return roll(step.dice);
      if (step.do === 'stop') return press('s');
      choices += 1;
      if (choices % 2 === 1) return press(String(step.at + 1));
      for (let at = 0; at < step.at; at += 1) await page.keyboard.press('ArrowDown');
      return press('Enter');
    },
  };
}
