/**
 * Fresh games at the rules' own table, with the chances that the program tells of them: at the start of every turn, and at
 * decisions within it. Players and chances come through the door of src/advice, as everywhere else.
 */

import { type Advice, createAdvice } from '../../advice/advice.ts';
import type { Weights } from '../../advice/champion/weights.ts';
import { below, type Chance, fraction, seedChance } from '../../advice/fast/chance.ts';
import { facesOf, ROLL_TABLE } from '../../advice/fast/rolls.ts';
import type { PlayerName } from '../../advice/players/names.ts';
import type { Command } from '../../rules/command.ts';
import { begun, evolve } from '../../rules/evolve.ts';
import type { Game } from '../../rules/game.ts';
import { judge } from '../../rules/judge.ts';
import type { Seat } from '../../rules/seat.ts';
import { stopWins } from '../../rules/stop.ts';
import { newReliability, note, type Reliability } from './reliability.ts';

/** Games to be watched. */
export interface Watch {
  readonly name: string;
  readonly outlook: 'champion' | 'people'; // whose play the chances are told for
  readonly players: readonly PlayerName[]; // each seat is one of them by chance, anew in every game
  readonly seats: number;
  readonly columns: number;
  readonly games: number;
}

/** What was told, at the starts of turns and within them, held against who won. */
export interface Watched {
  readonly starts: Reliability;
  readonly within: Reliability;
}

interface Told {
  readonly seat: Seat;
  readonly chance: number;
  readonly start: boolean;
}

/** Of so many decisions one is asked about; as people play a chance within a turn costs a thousand turns played on. */
const ASKED = { champion: 3, people: 9 } as const;

/**
 * Plays the games and holds what was told against who won. The same watch and seed give the same games; `weights` must
 * have networks for the players and the outlook.
 */
export function watch(
  { outlook, players, seats, columns, games }: Watch,
  weights: Weights,
  seed: number,
): Watched {
  const advice = createAdvice(weights);
  const watched: Watched = { starts: newReliability(), within: newReliability() };
  const asking = seedChance(seed, -1);
  for (let number = 0; number < games; number += 1) {
    const chance = seedChance(seed, number);
    const table = Array.from({ length: seats }, () => players[below(chance, players.length)]);
    const told: Told[] = [];
    let game = ruled(null, { do: 'begin', seats, first: number % seats, rules: { win_columns: columns } });
    while (game.phase !== 'over') {
      const { seat } = game;
      const start = game.phase === 'roll';
      if (start || (game.phase === 'decide' && !stopWins(game) && below(asking, ASKED[outlook]) === 0))
        told.push({ seat, chance: toldOf(advice, outlook, game), start });
      game = ruled(game, commandOf(advice, table[seat], game, chance));
    }
    for (const { seat, chance: forecast, start } of told) {
      note(start ? watched.starts : watched.within, forecast, seat === game.winner);
    }
  }
  return watched;
}

/** The chance to win of the seat on turn, as screens are told it: by best play beside its acts, or as people play. */
function toldOf(advice: Advice, outlook: Watch['outlook'], game: Game): number {
  const chance =
    outlook === 'champion' ? advice.values(game)?.[0]?.win : advice.winChances(game)?.[game.seat];
  if (chance === undefined || chance === null) throw new RangeError(`No chance is told in ${game.phase}.`);
  return chance;
}

function commandOf(advice: Advice, player: PlayerName | undefined, game: Game, chance: Chance): Command {
  if (player === undefined) throw new RangeError(`Nobody sits on seat ${game.seat}.`);
  const asked = { player, seat: game.seat, chance: () => fraction(chance), watched: player };
  const act = advice.decide(game, asked)?.act;
  switch (act?.do) {
    case 'roll':
      return { do: 'roll', dice: facesOf(below(chance, ROLL_TABLE.count)) };
    case 'choose':
    case 'stop':
      return act;
    case 'bet':
    case 'settle':
    case 'mark':
    case undefined:
      throw new RangeError(`${player} does nothing in ${game.phase}.`);
  }
}

/** The game after a command that the judge accepts. */
function ruled(before: Game | null, command: Command): Game {
  const ruling = judge(before, command);
  if (!ruling.ok) throw new RangeError(`${command.do} was refused: ${ruling.refusal.code}.`);
  let game = before;
  for (const event of ruling.events) {
    if (event.is === 'begun') game = begun(event);
    else if (game !== null) game = evolve(game, event);
  }
  if (game === null) throw new RangeError(`${command.do} began no game.`);
  return game;
}
