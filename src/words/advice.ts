/** Advice, win chances and the look back on the screens, and what is set about them and about computer players. */

import type { PlayerName } from '../advice/players/names.ts';
import { inEvery, say, table } from './say.ts';

export { chanceWords } from './values.ts';

export const ADVICE_WORDS = table((words) => words.advice.ADVICE_WORDS);
export const BOT_WORDS = table((words) => words.advice.BOT_WORDS);
export const BOT_SETTINGS = table((words) => words.advice.BOT_SETTINGS);
export const LOOK_BACK_WORDS = table((words) => words.advice.LOOK_BACK_WORDS);
export const ADVICE_HELP = table((words) => words.advice.ADVICE_HELP);
export const valueWords = say((words) => words.advice.VALUES.valueWords);
export const wholeValueWords = say((words) => words.advice.VALUES.wholeValueWords);
export const amountWords = say((words) => words.advice.VALUES.amountWords);
export const changeWords = say((words) => words.advice.VALUES.changeWords);
export const atRollWords = say((words) => words.advice.atRollWords);
export const turningWords = say((words) => words.advice.turningWords);
export const bustsWords = say((words) => words.advice.VALUES.bustsWords);
export const lineWords = say((words) => words.advice.lineWords);
export const playedByWords = say((words) => words.advice.playedByWords);

/** Whether a name is the usual one of a computer player in any language, with or without a number behind it. */
export function isUsualName(name: string, player: PlayerName): boolean {
  const bare = name.trim().replace(/ \d+$/, '');
  return inEvery((words) => words.bots.PLAYER_WORDS[player].name).some(
    (usual) => usual === bare || usual === name.trim(),
  );
}
