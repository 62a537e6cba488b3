/** Computer players: their names, what they do and why, and what keeps them or advice from the table. */

import type { PlayerName } from '../../advice/players/names.ts';
import type { Reason } from '../../advice/players/reason.ts';
import type { AdviceFault, BotAct, BotsHold } from '../../contract/advice.ts';
import type { BotWords, NamedReason, PlayerWords } from '../en/bots.ts';
import { splitWords } from './bets.ts';
import { choiceWords } from './hands.ts';
import { allOf, percent } from './numbers.ts';
import { nameWords } from '../names.ts';

export const PLAYER_WORDS: Readonly<Record<PlayerName, PlayerWords>> = {
  casual: {
    name: 'Gelegenheit',
    about: 'Nimmt irgendeine Wahl, wie der Zufall es will, und hört nach der 28er-Regel auf.',
  },
  'keller-28': { name: 'Keller-28', about: 'Wählt und hört auf nach den Punkten der 28er-Regel.' },
  ga29: {
    name: 'Glenn und Aloi 29',
    about: 'Zählt mit Gewichten, die auf wenige Züge gezüchtet sind, und hört bei 29 auf.',
  },
  'rule-of-28': {
    name: '28er-Regel',
    about:
      'Hört nach der 28er-Regel oder mit einem Läufer ganz oben auf und achtet beim Wählen auf die anderen.',
  },
  r38: {
    name: '38er-Regel',
    about: 'Kühn: zählt bis 38, liebt die mittleren Spalten, hört mit einem Läufer ganz oben auf.',
  },
  champion: { name: 'Meister', about: 'Rechnet seinen ganzen Zug aus und tut, was am ehesten gewinnt.' },
};

/** What every computer player is like in Express, where they do not differ. */
export const EXPRESS_ABOUT = {
  alike:
    'In Express kreuzen alle Computerspieler gleich an: nach den Punkten, die das Blatt dann verspricht.',
};

/** What the newest act of a computer player is called; `throws` is who throws its dice. */
export function botWords(
  { act, reason }: { readonly act: BotAct; readonly reason: Reason | null },
  name: string,
  throws: 'people' | 'program',
): BotWords {
  return {
    says: actWords(act, nameWords(name), throws, reason?.why === 'first-throw'),
    why: reason === null ? '' : reasonWords(reason),
  };
}

/** Why computer players bet as they did, once the bets lie open: one of them, or several by name. */
export function shownBetsWords(bets: readonly NamedReason[]): BotWords {
  const who = allOf(bets.map(({ name }) => nameWords(name)));
  const whys = bets.map(({ name, reason }) =>
    bets.length === 1 ? reasonWords(reason) : `${nameWords(name)}: ${reasonWords(reason)}`,
  );
  return {
    says: bets.length === 1 ? `${who} begründet seine Wette.` : `${who} begründen ihre Wetten.`,
    why: whys.join(' '),
  };
}

function actWords(act: BotAct, name: string, throws: 'people' | 'program', first: boolean): string {
  switch (act.does) {
    case 'choose':
      return `${name} spielt ${choiceWords(act.columns)}.`;
    case 'roll':
      if (throws === 'people')
        return first ? `${name} ist dran: bitte würfeln.` : `${name} würfelt weiter: bitte würfeln.`;
      return first ? `${name} beginnt den Zug.` : `${name} würfelt weiter.`;
    case 'stop':
      return `${name} hört auf.`;
    case 'bet':
      return `${name} hat gewettet.`;
    case 'settle':
      return `${name} zieht ${act.forward ? 'vor' : 'zurück'}: ${splitWords(act.spaces)}.`;
    case 'mark':
      return `${name} kreuzt ${act.rows.join(' + ')} an${act.fifth === null ? ', ein Freiwurf' : ` und legt ${act.fifth} beiseite`}.`;
  }
}

/** Why a computer player does what it does, or why advice says so, in one sentence. */
export function reasonWords(reason: Reason): string {
  switch (reason.why) {
    case 'only-one':
      return 'Es gab nur eine Möglichkeit.';
    case 'by-chance':
      return 'So hat es der Zufall gewollt.';
    case 'most-points':
      return reason.points === reason.next
        ? `Das zählt ${points(reason.points)} Punkte, und keine andere Wahl zählt mehr.`
        : `Das zählt ${points(reason.points)} Punkte, die nächstbeste Wahl ${points(reason.next)}.`;
    case 'best-chance':
      return `Bei bestem Spiel gewinnt das ${percent(reason.win, 1)}, die nächstbeste Wahl ${percent(reason.next, 1)}.`;
    case 'fewest-turns':
      return `Dann fehlen im Mittel noch ${points(reason.turns)} Züge, nach der nächstbesten Wahl ${points(reason.next)}.`;
    case 'wins':
      return 'Aufhören gewinnt das Spiel.';
    case 'on-top':
      return `Mit einem Läufer ganz oben in ${allOf(reason.columns)} wird immer aufgehört.`;
    case 'count-reached':
      return `Die Zählung steht bei ${points(reason.count)}; ab ${reason.limit} wird aufgehört.`;
    case 'count-below':
      return `Die Zählung steht bei ${points(reason.count)}; unter ${reason.limit} wird weitergewürfelt.`;
    case 'runner-free':
      return reason.free === 1
        ? 'Ein Läufer ist noch frei, also wird weitergewürfelt.'
        : `${reason.free === 2 ? 'Zwei' : 'Drei'} Läufer sind noch frei, also wird weitergewürfelt.`;
    case 'first-throw':
      return 'Ein Zug beginnt mit einem Wurf.';
    case 'may-not-stop':
      return 'Eine Hausregel verbietet hier das Aufhören.';
    case 'weighed':
      return `Bei bestem Spiel gewinnt Aufhören ${percent(reason.stop, 1)}, Weiterwürfeln ${percent(reason.roll, 1)}.`;
    case 'turns-weighed':
      return `Beim Aufhören fehlen noch ${points(reason.stop)} Züge, beim Weiterwürfeln ${points(reason.roll)}.`;
    case 'turn-made':
      return `Geschätzt war der Zug in ${percent(reason.chance, 1)} der Fälle zu schaffen.`;
    case 'next-throw':
      return `Der nächste Wurf war in ${percent(reason.chance, 1)} der Fälle kein Fehlwurf.`;
    case 'best-split':
      return 'So steht es für die eigenen Spalten am besten.';
    case 'best-sheet':
      return 'Nach seiner Rechnung verspricht das das beste Blatt.';
  }
}

export const BOTS_OWE_WORDS = {
  byHand: 'Mit einer Pfeiltaste spielst du von Hand für einen Computerspieler.',
};

/** Said while only computer players still have to bet or to mark. */
export function botsOweWords(names: readonly string[]): string {
  return `Gewartet wird auf ${allOf(names.map(nameWords))}.`;
}

/** The strip while computer players hold still; their go on has a key beside it. */
export function botsHoldWords(hold: BotsHold): string {
  switch (hold) {
    case 'taken-back':
      return 'Die Computerspieler warten, damit noch mehr zurückgenommen werden kann. Mit deinem nächsten Befehl geht es weiter.';
    case 'resumed':
      return 'Das Spiel geht weiter, wo es war. Die Computerspieler warten, bis du sie lässt.';
    case 'desk-open':
      return 'An einem Pult ist etwas offen: Die Computerspieler warten, bis es zu ist.';
    case 'failed':
      return 'Der Computerspieler konnte nicht ausrechnen, was er tut. Spiel von Hand für ihn, oder lass ihn es noch einmal versuchen.';
  }
}

/** The button that lets them go on. */
export function botsGoWords(): string {
  return 'Spielen lassen';
}

/** What keeps the champion and all advice from the table, and what to do. */
export function adviceFaultWords(fault: AdviceFault): string {
  switch (fault.is) {
    case 'no-weights':
      return `Es gibt keinen Rat, und der Meister kann nicht spielen: ${fault.path} ließ sich nicht lesen (${fault.detail}). Spiel von Hand für ihn, oder installiere das Programm neu.`;
    case 'damaged-weights':
      return `Es gibt keinen Rat, und der Meister kann nicht spielen: ${fault.path} ist beschädigt (${fault.detail}). Spiel von Hand für ihn, oder installiere das Programm neu.`;
    case 'stopped':
      return `Was den Rat berechnet, ist ausgefallen (${fault.detail}). Frag noch einmal, oder spiel von Hand für die Computerspieler.`;
  }
}

/** Points or turns with one decimal at the most. */
function points(number: number): string {
  return String(Math.round(number * 10) / 10)
    .replace('.', ',')
    .replace('-', '\u2212');
}
