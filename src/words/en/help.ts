/** The help pages: how to play, how to play well, what goes wrong, and the words of the game. Every figure is handed in. */

import type { Figures } from '../../odds/figures.ts';
import type { Column } from '../../rules/column.ts';
import { columnLength } from '../../rules/column.ts';
import { RUNNERS } from '../../rules/game.ts';
import { count, countWord, percent } from './numbers.ts';

/** A page of help: short pieces, each with a few words before it where that helps to find it. */
export interface HelpPage {
  readonly title: string;
  readonly parts: readonly { readonly lead: string; readonly says: string }[];
}

export const HELP_WORDS = {
  title: 'Help',
  pages: 'Pages of the help',
  card: 'Rule card',
  cardShow: 'Show on the display',
  cardHide: 'Put away on the display',
  open: 'How to play',
};

/** The pages in their order; `target` is the number of columns that win at this table. */
export function helpPages(figures: Figures, target: number): readonly HelpPage[] {
  return [playing(target), playingWell(figures), mistakes(figures), glossary(figures)];
}

function playing(target: number): HelpPage {
  const wins = target === 1 ? 'One column wins' : `${capital(countWord(target))} columns win`;
  return {
    title: 'How to play',
    parts: [
      {
        lead: 'The board',
        says: `Each column belongs to a total of two dice. The 7 is the longest with ${columnLength(7)} steps, the 2 and the 12 have ${columnLength(2)}.`,
      },
      {
        lead: 'Throw',
        says: 'Throw four dice and split them into two pairs. The totals of the pairs are the columns in which you climb.',
      },
      {
        lead: 'Climb',
        says: `A total moves its runner up a step. There are ${countWord(RUNNERS)} runners for a turn; a new one starts a step above your marker, or on the first step.`,
      },
      {
        lead: 'Both totals',
        says: 'If both totals of your split can move, both must. With one runner left and two new columns you pick the one.',
      },
      {
        lead: 'Stop or go on',
        says: 'After each move you may stop: your markers take the places of the runners. Or throw again, for more.',
      },
      {
        lead: 'Bust',
        says: 'If no split has a total that can move, the runners come off and all that this turn climbed is lost.',
      },
      {
        lead: 'Claim',
        says: `Stop with a runner on the top step and the column is yours, closed to everybody. ${wins}.`,
      },
    ],
  };
}

function playingWell(figures: Figures): HelpPage {
  const open = ways(figures.dead, []);
  const closed = ways(figures.dead, [6, 8]);
  const say = (...columns: readonly Column[]) =>
    `${columns.join('-')} on ${rolls(figures, ways(figures.sets, columns))}`;
  return {
    title: 'How to play well',
    parts: [
      {
        lead: 'A runner in hand',
        says: `With all columns open and a runner in hand ${open === 0 ? 'no roll' : rolls(figures, open)} can bust you, and with 6 and 8 closed just ${closed} of ${count(figures.of)} do. So do not stop before the third runner is out, unless it is on a top that you need.`,
      },
      {
        lead: 'The middle',
        says: `Some pair makes a 7 on ${rolls(figures, figures.columns[7])}, a 2 on ${rolls(figures, figures.columns[2])}. Work for two columns near the middle.`,
      },
      {
        lead: 'Good company',
        says: `Three runners bust: ${say(6, 7, 8)}; ${say(4, 6, 8)}; ${say(5, 6, 8)}; ${say(5, 7, 9)}. Even columns stand together better than odd ones, and one odd among them is no gain.`,
      },
      {
        lead: 'Doubles',
        says: 'A double that lifts one runner twice keeps another in hand for the next roll.',
      },
      {
        lead: 'Count to the stop',
        says: `The Rule of ${figures.stopAt}: a step counts ${figures.steps[7]} on 7 and one more for each number away from it, ${figures.steps[2]} on 2; the step that puts a runner out counts twice. With three runners out, stop at ${figures.stopAt}.`,
      },
      {
        lead: 'Closed columns',
        says: `Whatever is closed makes everybody’s rolls worse: with runners on 6 and 8 and the third on its top you bust on ${rolls(figures, ways(figures.topped, [6, 8]))}, not on ${ways(figures.sets, [6, 7, 8])} as with 6-7-8. See who is about to close one.`,
      },
      {
        lead: 'Behind',
        says: 'A step counts only once it is marked; but when the next turn of another wins, stopping safely saves nothing. Throw.',
      },
    ],
  };
}

function mistakes(figures: Figures): HelpPage {
  return {
    title: 'Common mistakes',
    parts: [
      {
        lead: 'Stopping early',
        says: `With a runner in hand and all columns open ${ways(figures.dead, []) === 0 ? 'nothing' : 'little'} can go wrong: throw.`,
      },
      {
        lead: 'The third runner',
        says: `Spending it on 2, 3, 11 or 12 for one step: a 2 comes on ${rolls(figures, figures.columns[2])} only, a 3 on ${rolls(figures, figures.columns[3])}.`,
      },
      {
        lead: 'Both must move',
        says: 'Choosing a split for one total and forgetting that the other must be moved as well, even where it hurts.',
      },
      {
        lead: 'On top, and on',
        says: `Rolling on with a runner on its top. The column is not yours before you stop, and it helps no more: with the others on 6 and 7 you bust on ${rolls(figures, ways(figures.topped, [6, 7]))}.`,
      },
      {
        lead: 'Bad luck',
        says: `Calling a bust on 3-5-7 bad luck: it comes on ${rolls(figures, ways(figures.sets, [3, 5, 7]))}. On 2-3-12 it is ${rolls(figures, ways(figures.sets, [2, 3, 12]))}.`,
      },
      {
        lead: 'Safe for ever',
        says: `A runner in hand is not always safe: once the 12 is closed, ${ways(figures.dead, [12])} roll of ${count(figures.of)} busts, four sixes; with 6, 8 and 10 closed ${ways(figures.dead, [6, 8, 10])} do.`,
      },
    ],
  };
}

function glossary(figures: Figures): HelpPage {
  return {
    title: 'Words of the game',
    parts: [
      {
        lead: 'Runner',
        says: `One of the ${countWord(RUNNERS)} cones that climb during a turn, whoever’s turn it is.`,
      },
      { lead: 'Marker', says: 'A player’s own piece in a column: progress that is kept.' },
      { lead: 'Free runner', says: 'One that is not on the board yet in this turn.' },
      { lead: 'Pairing', says: 'One of the up to three ways to split four dice into two pairs.' },
      { lead: 'Double', says: 'A pairing with the same total twice: its runner climbs two steps.' },
      { lead: 'Bust', says: 'A roll with nothing to move: the turn ends, its climb is lost.' },
      { lead: 'Claim', says: 'To stop with a runner on the top step. The column is won and closed.' },
      {
        lead: `Rule of ${figures.stopAt}`,
        says: `A count of what a turn has at stake; at ${figures.stopAt} with three runners out it is time to stop.`,
      },
      {
        lead: 'Free ride',
        says: `In Express: none of the five dice shows one of your three fifth-die numbers, so no box is used up. That happens on ${percent(figures.freeRide.ways, figures.freeRide.of)} of throws.`,
      },
    ],
  };
}

/** "104 of 1,296 rolls (8.0 %)". */
function rolls({ of }: Figures, found: number): string {
  return `${count(found)} of ${count(of)} rolls (${percent(found, of)})`;
}

/** The count for just these columns; that it is there is settled where the figures are made. */
function ways(figures: Figures['sets'], columns: readonly Column[]): number {
  const found = figures.find((figure) => figure.columns.join() === columns.join());
  if (found === undefined) throw new Error(`No figure was handed in for the columns ${columns.join('-')}.`);
  return found.ways;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
