/** One sentence for every refusal: what is wrong, and where it helps, what to do. */

import { MOST_THROWS } from '../rules/position.ts';
import type { PositionFault } from '../rules/refusal.ts';
import type { TableRefusal } from '../table/order.ts';

/** Refusals of the host, on top of those of the rules and of the table. */
export type HostRefusal =
  | { readonly code: 'bad-command'; readonly where: string }
  | { readonly code: 'not-allowed' } // this screen may only look
  | { readonly code: 'stale' } // the game went on since this screen was drawn
  | { readonly code: 'nothing-held' }
  | {
      readonly code: 'journal-unwritable' | 'journal-in-use' | 'journal-unreadable';
      readonly path: string;
      readonly detail: string;
    }
  | { readonly code: 'closing' };

export type AnyRefusal = TableRefusal | HostRefusal;

/** The sentence for a refusal. */
export function refusalWords(refusal: AnyRefusal): string {
  switch (refusal.code) {
    case 'no-game':
      return 'No game has begun yet. Start one first.';
    case 'game-over':
      return 'The game is over. Undo the win, or start a new game.';
    case 'bad-dice':
      return `A roll is ${countWord(refusal.count)} dice, each showing 1 to 6.`;
    case 'choice-open':
      return 'A roll is waiting for its pairing. Choose that first.';
    case 'no-roll':
      return 'There is no roll to choose from. Roll the dice first.';
    case 'choice-made':
      return 'The pairing of this roll is chosen already. Undo it to choose another.';
    case 'not-on-offer':
      return `${refusal.columns.length === 0 ? 'Nothing' : refusal.columns.join(' + ')} is not among the choices of this roll.`;
    case 'nothing-to-stop':
      return 'The first roll of a turn is compulsory: there is nothing to stop yet.';
    case 'bad-seats':
      return 'The classic game has one to four seats.';
    case 'bad-first':
      return refusal.seats === 1
        ? 'The only seat is seat 0, so seat 0 begins.'
        : `The seat that begins must be one of 0 to ${refusal.seats - 1}.`;
    case 'needs-first':
      return 'Say which seat begins.';
    case 'bad-win-columns':
      return `With ${seatWords(refusal.seats)}, a win takes a whole number of columns from 1 to ${refusal.limit}; with ${refusal.asked} the game might never be won.`;
    case 'not-yet':
      return `This version does not play “${refusal.what}” yet.`;
    case 'bad-position':
      return positionWords(refusal.why);
    case 'empty-name':
      return `Seat ${refusal.seat + 1} has no name. Every seat needs one.`;
    case 'long-name':
      return `The name of seat ${refusal.seat + 1} is too long. ${refusal.most} characters are the most.`;
    case 'odd-name':
      return `The name of seat ${refusal.seat + 1} holds a character that cannot be shown on one line.`;
    case 'duplicate-name':
      return `Two seats are both called “${refusal.name}”. Names must differ, so that everybody knows whose turn it is.`;
    case 'duplicate-colour':
      return `Two seats both have the colour ${refusal.colour}. Give them different ones.`;
    case 'duplicate-shape':
      return `Two seats both have the shape ${refusal.shape}. Give them different ones.`;
    case 'nothing-to-undo':
      return 'There is nothing to undo.';
    case 'nothing-to-redo':
      return 'There is nothing to redo.';
    case 'no-such-roll':
      return noSuchRoll(refusal.roll, refusal.rolls);
    case 'not-rolled-on':
      return 'The last thing that happened was not a player rolling on, so there is no stop to put before it.';
    case 'bad-command':
      return `This is not a command that can be read (${refusal.where}).`;
    case 'not-allowed':
      return 'This screen shows the game; orders come from the referee’s desk.';
    case 'stale':
      return 'The game went on before this arrived. Look again and repeat it if it still holds.';
    case 'nothing-held':
      return 'No roll is waiting to be used.';
    case 'journal-unwritable':
      return `The game cannot be saved to ${refusal.path} (${refusal.detail}), so nothing was changed. Make room or give the right to write there, then try again.`;
    case 'journal-in-use':
      return `The game file ${refusal.path} is open in another program (${refusal.detail}), so nothing was changed. Close that program, then try again.`;
    case 'journal-unreadable':
      return `The file ${refusal.path} cannot be used (${refusal.detail}); it was left as it is. Move it away or use another file, then try again.`;
    case 'closing':
      return 'The program is closing and takes no more orders. The game is saved.';
  }
}

function noSuchRoll(roll: number | null, rolls: number): string {
  if (rolls === 0) return 'Nothing has been rolled in this game yet.';
  return `This game has the rolls 1 to ${rolls}; there is no roll ${String(roll)}.`;
}

function positionWords(why: PositionFault): string {
  switch (why.fault) {
    case 'markers-by-seat':
      return `The markers must be given for each of the ${why.seats} seats, one object a seat.`;
    case 'no-such-seat':
      return `There is no seat ${why.seat} at this table.`;
    case 'no-such-step':
      return `Column ${why.column} has no step ${why.step}.`;
    case 'claimed-by-nobody':
      return `Column ${why.column} is claimed by a seat that is not at this table.`;
    case 'claim-below-top':
      return `Column ${why.column} is claimed, so its owner’s marker must stand on the top.`;
    case 'top-unclaimed':
      return `Seat ${why.seat} has a marker on the top of column ${why.column}, which is not claimed by that seat.`;
    case 'rival-on-claimed':
      return `Column ${why.column} is claimed, so the marker of seat ${why.seat} cannot be there.`;
    case 'target-reached':
      return `Seat ${why.seat} would have won already with these columns.`;
    case 'too-many-runners':
      return `There are three runners, not ${why.runners}.`;
    case 'runner-on-claimed':
      return `Column ${why.column} is claimed, so no runner can be there.`;
    case 'runner-not-above-marker':
      return `The runner in column ${why.column} must stand above the player’s own marker on step ${why.marker}.`;
    case 'bad-climb':
      return `The runner in column ${why.column} can have climbed 1 to ${why.most} steps this turn.`;
    case 'climb-without-runner':
      return `Column ${why.column} has steps climbed but no runner.`;
    case 'bad-throws':
      return `The number of throws must be a whole number from 0 to ${MOST_THROWS}.`;
    case 'bad-skips':
      return 'Lost turns come from bets only, and this game is played without betting.';
  }
}

function countWord(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);
}

function seatWords(seats: number): string {
  return seats === 1 ? 'one seat' : `${countWord(seats)} seats`;
}
