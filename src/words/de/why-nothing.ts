/** What "why?" answers when there is nothing of the kind to ask about now. */

import type { Phase } from '../../rules/game.ts';
import type { About } from '../../table/why.ts';

/** One sentence: what the game waits for instead. */
export function whyNothing(phase: Phase, about: About['about']): string {
  const waits = WAITS[phase];
  switch (about) {
    case 'choices':
      return `Kein Wurf wartet auf eine Wahl: ${waits}.`;
    case 'bust':
      return `Ein Fehlwurf ist jetzt nicht möglich: ${waits}.`;
    case 'stop':
      return `Es gibt jetzt nichts, womit man aufhören könnte: ${waits}.`;
    case 'bet':
      return `Jetzt wird nicht gewettet: ${waits}.`;
    case 'column':
      return `Spalten werden jetzt nicht gespielt: ${waits}.`;
  }
}

const WAITS: Readonly<Record<Phase, string>> = {
  first: 'Zwei Würfel entscheiden, wer beginnt',
  roll: 'Jetzt wird gewürfelt',
  choose: 'Ein Wurf wartet auf seine Paarung, und die kommt zuerst',
  decide: 'Erst fällt die Wahl zwischen Weiterwürfeln und Aufhören',
  bet: 'Die Wetten laufen',
  reveal: 'Die Wetten auf dem Tisch werden eingetragen',
  settle: 'Die Wetten werden ausgezahlt',
  mark: 'Der Wurf wird angekreuzt',
  over: 'Das Spiel ist vorbei',
};
