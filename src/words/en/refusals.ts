/** One sentence for every refusal: what is wrong, and where it helps, what to do. */

import { MOST_THROWS } from '../../rules/position.ts';
import type { PositionFault, SplitFault } from '../../rules/refusal.ts';
import type { AdviceFault } from '../../contract/advice.ts';
import type { PresetRefusal } from '../../contract/preset.ts';
import type { TableRefusal } from '../../table/order.ts';
import { adviceFaultWords } from './bots.ts';
import { nameWords } from '../names.ts';

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
  | { readonly code: 'unknown-level'; readonly level: string; readonly levels: readonly string[] }
  | { readonly code: 'no-advice' } // nobody has to choose, decide or bet
  | { readonly code: 'advice-off' } // as for tournaments
  | { readonly code: 'nothing-to-look-back-at' }
  | { readonly code: 'asked-again' } // a newer question took its place
  | { readonly code: 'no-computer'; readonly fault: AdviceFault }
  | { readonly code: 'internal-error' } // a fault of the program itself, which its log tells
  | { readonly code: 'closing' };

export type AnyRefusal = TableRefusal | HostRefusal | PresetRefusal;

/**
 * The sentence for a refusal.
 * @param names The players by seat, for the people at the table. Without them seats are told by their numbers, as those who
 * write commands know them.
 */
export function refusalWords(refusal: AnyRefusal, names: readonly string[] = []): string {
  const seatAs = (seat: number, otherwise: string) => {
    const name = names[seat];
    return name === undefined ? otherwise : nameWords(name);
  };
  const first = (seat: number) => seatAs(seat, `Seat ${seat}`);
  const within = (seat: number) => seatAs(seat, `seat ${seat}`);
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
      return 'No roll waits to be played. Roll the dice first.';
    case 'choice-made':
      return 'The pairing of this roll is chosen already. Undo it to choose another.';
    case 'not-on-offer':
      return refusal.columns.length === 0
        ? 'A choice names at least one column.'
        : `${refusal.columns.join(' + ')} is not among the choices of this roll.`;
    case 'nothing-to-stop':
      return 'The first roll of a turn is compulsory: there is nothing to stop yet.';
    case 'bad-seats':
      return `This game has 1 to ${refusal.most} seats, not ${refusal.seats}.`;
    case 'bad-first':
      return refusal.seats === 1
        ? 'The only seat is seat 0, so seat 0 begins.'
        : `The seat that begins must be one of 0 to ${refusal.seats - 1}.`;
    case 'needs-first':
      return 'Say which seat begins.';
    case 'bad-win-columns':
      return `With ${seatWords(refusal.seats)}, a win takes a whole number of columns from 1 to ${refusal.limit}; with ${refusal.asked} the game might never be won.`;
    case 'unknown-option':
      return `There is no option called “${refusal.name}”.`;
    case 'bad-option':
      return `The option “${refusal.name}” cannot be ${JSON.stringify(refusal.value)}.`;
    case 'bad-clock':
      return `The clock “${refusal.name}” is 0 for none, or at most ${refusal.most} seconds.`;
    case 'betting-needs-classic':
      return 'Bets belong to the classic game; Express has none.';
    case 'betting-needs-seats':
      return 'Betting needs two to four seats: somebody must be there to bet against.';
    case 'betting-needs-stack':
      return `Bets are played only where markers and runners may share a step (occupied: stack), not with “${refusal.occupied}”.`;
    case 'roll-off-open':
      return 'It is not settled yet who begins. Throw two dice for each seat first.';
    case 'no-roll-off':
      return 'Nobody throws for the start now.';
    case 'not-in-roll-off':
      return `${first(refusal.seat)} is not among the tied and does not throw again.`;
    case 'thrown-already':
      return `${first(refusal.seat)} has thrown for the start already.`;
    case 'no-such-seat':
      return `There is no seat ${refusal.seat} at this table; the seats are 0 to ${refusal.seats - 1}.`;
    case 'nothing-to-void':
      return 'No throw waits to be played, so none can be void. If one before should not have counted, undo leads back to it.';
    case 'no-such-die':
      return `There is no die ${refusal.die}; the dice are 1 to ${refusal.dice}.`;
    case 'die-counts':
      return `Die ${refusal.die} was read, and by the rule of this table a cocked die that can be read counts.`;
    case 'kept-dice-differ':
      return `Only the cocked die is thrown again: ${refusal.kept.join(', ')} stay and must be among the dice.`;
    case 'must-roll-occupied':
      return `${refusal.columns.length === 1 ? 'A runner shares its step' : 'Runners share their steps'} with another player’s marker (column ${refusal.columns.join(', ')}), so by the rule of this table the turn cannot stop here.`;
    case 'must-roll-third':
      return 'Bets lie on this turn, and by the rule of this table it must roll a third time before it may stop.';
    case 'bets-open':
      return 'Bets are being placed. They must all be in before the game goes on.';
    case 'no-bets':
      return 'No bets are called now.';
    case 'not-eligible':
      return `${first(refusal.seat)} may not bet in this turn: a bettor has a square in an open column, keeps the next turn, and is not the one on turn.`;
    case 'bet-final':
      return `${first(refusal.seat)} has bet already, and a bet is final.`;
    case 'bad-discs':
      return `A bet is covered by 1 to 5 discs, not ${refusal.discs}.`;
    case 'payoff-open':
      return `The bets are being paid: ${within(refusal.seat)} must say how the spaces are split.`;
    case 'nothing-to-settle':
      return 'No payoff waits for a split.';
    case 'not-first-to-settle':
      return `${first(refusal.first)} settles before ${within(refusal.seat)}: from the left of the player on turn.`;
    case 'bad-split':
      return splitWords(refusal.spaces, refusal.forward, refusal.why);
    case 'not-in-express':
      return 'Express has no turns, bets or board; there are only throws and marks.';
    case 'express-only':
      return 'Marks belong to Express; this is the classic game.';
    case 'marks-open':
      return 'Not everybody has marked this throw yet.';
    case 'marked-already':
      return `${first(refusal.seat)} has marked this throw already.`;
    case 'player-is-out':
      return `${first(refusal.seat)} is out and marks no more.`;
    case 'bad-mark':
      return 'A split uses each of the five dice once: one set aside, and two pairs.';
    case 'bad-fifth':
      return `The die set aside must show ${refusal.allowed.join(' or ')}, not ${refusal.fifth}.`;
    case 'no-clock':
      return 'This game is played without a clock.';
    case 'clock-not-running':
      return 'No clock runs now.';
    case 'bad-position':
      return positionWords(refusal.why, seatAs);
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
      return 'The last thing that happened was not a person rolling on, so there is no stop to put before it. Undo takes it back.';
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
    case 'preset-damaged':
      return `This is not a set of rules that can be read (${refusal.where}). Ask for the file again; nothing was changed.`;
    case 'preset-too-long':
      return `This file is too long for a set of rules (more than ${refusal.most} characters); nothing was changed.`;
    case 'preset-newer':
      return `This set of rules was saved by a newer version of the program (form ${refusal.version}; this one reads ${refusal.known}). Update the program to use it.`;
    case 'bad-preset-name':
      return `A set of rules needs a name of 1 to ${refusal.most} characters on one line.`;
    case 'preset-name-taken':
      return `The name “${refusal.name}” belongs to one of the rulebook’s own games. Give your set of rules another one.`;
    case 'no-such-preset':
      return `There is no set of rules called “${refusal.name}”.`;
    case 'too-many-presets':
      return `${refusal.most} sets of rules are the most that are kept. Delete one first.`;
    case 'unknown-level':
      return `There is no adviser called “${refusal.level}”. This version has ${refusal.levels.join(', ')}.`;
    case 'no-advice':
      return 'There is nothing to advise on: no choice, decision or bet is open.';
    case 'advice-off':
      return 'Advice is off at this table; the settings turn it on.';
    case 'nothing-to-look-back-at':
      return 'There is nothing to look back at: no roll of the classic game was thrown yet.';
    case 'asked-again':
      return 'The look back was asked for again; that answer comes.';
    case 'no-computer':
      return adviceFaultWords(refusal.fault);
    case 'bad-reason':
      return `A reason is one line of at most ${refusal.most} characters. Shorten it.`;
    case 'internal-error':
      return 'Something went wrong inside the program. The game is saved; start the program again if this repeats.';
    case 'closing':
      return 'The program is closing and takes no more orders. The game is saved.';
  }
}

function splitWords(spaces: number, forward: boolean, why: SplitFault): string {
  const task = `Exactly ${spaces} ${spaces === 1 ? 'space' : 'spaces'} must go ${forward ? 'forward' : 'back'}`;
  switch (why.fault) {
    case 'not-a-column':
      return `${task}; “${why.column}” is no column.`;
    case 'no-marker':
      return `${task}; in column ${why.column} there is no square of this seat that can move.`;
    case 'too-far':
      return `${task}; the square in column ${why.column} can move ${why.room} at the most.`;
    case 'not-whole':
      return `${task}; the spaces for column ${why.column} must be a whole number.`;
    case 'wrong-sum':
      return `${task}, not ${why.sum}.`;
  }
}

function noSuchRoll(roll: number | null, rolls: number): string {
  if (rolls === 0) return 'Nothing has been rolled in this game yet.';
  return `This game has the rolls 1 to ${rolls}; there is no roll ${String(roll)}.`;
}

function positionWords(why: PositionFault, seatAs: (seat: number, otherwise: string) => string): string {
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
      return `${seatAs(why.seat, `Seat ${why.seat}`)} has a marker on the top of column ${why.column} without having claimed it.`;
    case 'rival-on-claimed':
      return `Column ${why.column} is claimed, so the marker of ${seatAs(why.seat, `seat ${why.seat}`)} cannot be there.`;
    case 'target-reached':
      return `${seatAs(why.seat, `Seat ${why.seat}`)} would have won already with these columns.`;
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
