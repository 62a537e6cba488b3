/** A whole game as the orders that a desk gives. */
import type { Ask } from '../../src/contract/order.ts';
import type { WholeGame } from './whole-game.ts';

/** The first one begins the game. */
export function asksOf({ begun, steps }: WholeGame): readonly Ask[] {
  const screens = [begun, ...steps.map(({ after }) => after)];
  const begin: Ask = {
    do: 'begin',
    seats: [
      { name: begun.view.seats[0]!, colour: 'red', shape: 'cone' },
      { name: begun.view.seats[1]!, colour: 'blue', shape: 'square' },
    ],
    rules: {},
  };
  const played = steps.map((step, at): Ask => {
    const { view } = screens[at]!;
    if (step.do === 'first') return { do: 'first', seat: view.seat!, dice: step.dice };
    if (step.do === 'roll') return { do: 'roll', dice: step.dice };
    if (step.do === 'stop') return { do: 'stop' };
    return { do: 'choose', columns: view.choices[step.at]!.columns };
  });
  return [begin, ...played];
}
