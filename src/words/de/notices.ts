/** What is announced: the newest thing that happened, a roll that waits, and what keeps the table from going on. */

import type { Column } from '../../rules/column.ts';
import { columnsOf } from '../../rules/column.ts';
import { pairings } from '../../rules/pairing.ts';
import type { Held, Notice, Payoff } from '../../table/view.ts';
import type { HeldFor, Noticed, NoticeWords } from '../en/notices.ts';
import { nameWords } from '../names.ts';
import { endedWords, movedWords, SIDE_WORDS } from './bets.ts';
import { labelWords } from './labels.ts';
import { allOf, anyOf } from './numbers.ts';

/** The notice of a screen, or null when the newest order needs none. */
export function noticeWords({ notice, players, lastRoll }: Noticed): NoticeWords | null {
  if (notice === null) return null;
  const name = (seat: number) => nameWords(players[seat]?.name ?? '');
  switch (notice.is) {
    case 'busted':
      return {
        tone: 'bad',
        title: 'Fehlwurf',
        detail: `${lastRoll === null ? '' : `${nothingFor(lastRoll.dice)}. `}Läufer vom Brett.`,
      };
    case 'claimed':
      return { tone: 'good', title: `${name(notice.seat)} holt ${allOf(notice.columns)}`, detail: '' };
    case 'won': {
      const winners = typeof notice.seat === 'number' ? [notice.seat] : notice.seat;
      const wins = winners.length === 1 ? 'gewinnt' : 'teilen den Sieg';
      const by = notice.byClock
        ? 'Die Zeit war um.'
        : notice.bySelf
          ? 'Der Zug hörte von selbst auf, wie es an diesem Tisch gilt.'
          : '';
      return { tone: 'good', title: `${allOf(winners.map(name))} ${wins}`, detail: by };
    }
    case 'voided':
      return {
        tone: 'plain',
        title: 'Dieser Wurf zählt nicht',
        detail:
          notice.kept === null
            ? 'Alle Würfel noch einmal werfen.'
            : `${allOf(notice.kept)} bleiben; den anderen Würfel noch einmal werfen.`,
      };
    case 'first-tied':
      return {
        tone: 'plain',
        title: 'Gleichstand',
        detail: `${allOf(notice.seats.map(name))} werfen noch einmal.`,
      };
    case 'first-settled':
      return { tone: 'good', title: `${name(notice.seat)} beginnt`, detail: '' };
    case 'bets-revealed':
      return {
        tone: 'plain',
        title: endedWords(players[notice.seat]?.name ?? '', notice.made),
        detail: notice.paid.map((paid) => payoffWords(paid, name)).join(' '),
      };
    case 'settled':
      return {
        tone: 'plain',
        title: 'Wetten ausgezahlt',
        detail: notice.paid.map((paid) => payoffWords(paid, name)).join(' '),
      };
    case 'free-ride':
      return { tone: 'good', title: `${name(notice.seat)} hat einen Freiwurf`, detail: '' };
    case 'player-out':
      return { tone: 'plain', title: `${name(notice.seat)} ist raus`, detail: '' };
    case 'timed-out':
      return { tone: 'plain', title: 'Die Zeit ist um', detail: timeWords(notice) };
    case 'corrected':
      return {
        tone: 'plain',
        title: `Wurf ${notice.roll} wurde korrigiert`,
        detail: afterCorrection(notice.kept, notice.dropped),
      };
    case 'rolled-on':
      return {
        tone: 'plain',
        title: `${name(notice.seat)} hat weitergewürfelt`,
        detail:
          notice.next === null
            ? ''
            : `Falls ${name(notice.seat)} aufgehört hat, ist das der Wurf von ${name(notice.next)}.`,
      };
    case 'undone':
      return { tone: 'plain', title: `Rückgängig: ${labelWords(notice.label)}`, detail: '' };
    case 'redone':
      return { tone: 'plain', title: `Wiederholt: ${labelWords(notice.label)}`, detail: '' };
  }
}

/** What one bet came to: "Ben: Schafft’s 3, 3 vor." */
function payoffWords(
  { seat, bet, forward, owed, spaces, turnLost }: Payoff,
  name: (seat: number) => string,
): string {
  const laid = bet === null ? '' : ` ${SIDE_WORDS[bet.side]} ${bet.discs},`;
  if (spaces === null) return `${name(seat)}:${laid} noch nicht ausgezahlt.`;
  const moved = columnsOf(spaces).reduce((sum, column) => sum + (spaces[column] ?? 0), 0);
  return `${name(seat)}:${laid} ${movedWords({ right: forward === true, owed, moved, splitting: false, turnLost })}.`;
}

/** What the clock did when the time was up. A late bet is laid as the rules say, and stays as secret as any other. */
function timeWords({ phase, reminded }: Extract<Notice, { is: 'timed-out' }>): string {
  if (reminded) return 'Aufhören geht hier nicht: weiterwürfeln.';
  switch (phase) {
    case 'choose':
      return 'Die erste Paarung wurde gespielt.';
    case 'decide':
      return 'Es wurde aufgehört.';
    case 'bet':
      return 'Die fehlenden Wetten hat die Uhr abgegeben.';
  }
}

/** "Nichts geht mit 6, 9 oder 10": the totals of a roll that could not be played. */
export function nothingFor(dice: readonly number[]): string {
  return `Nichts geht mit ${anyOf(totalsOf(dice))}`;
}

/** What a held roll waits for. */
export function heldWords(held: Held, waits: HeldFor): string {
  const roll = `Wurf ${held.dice.join(' ')}`;
  switch (waits) {
    case 'choice':
      return `${roll} wartet auf diese Wahl.`;
    case 'bets':
      return `${roll} wartet auf die Wetten.`;
    case 'payoff':
      return `${roll} wartet, bis die Wetten ausgezahlt sind.`;
    case 'bot':
      return `${roll} wartet: Der Computerspieler hat noch nicht gesagt, ob er würfelt.`;
    case 'program':
      return `${roll} wartet: Für diesen Spieler würfelt das Programm.`;
    case 'yes':
      return `${roll} wartet auf ein Ja am Pult.`;
  }
}

/** Why the host cannot carry out orders, and what to do. */
export function troubleWords(trouble: {
  readonly code: 'journal-unwritable' | 'journal-in-use' | 'journal-unreadable';
  readonly path: string;
  readonly detail: string;
}): { readonly says: string; readonly next: string } {
  switch (trouble.code) {
    case 'journal-unwritable':
      return {
        says: `Das Spiel lässt sich nicht in ${trouble.path} speichern: ${trouble.detail}.`,
        next: 'Schaff Platz oder bring den Ordner in Ordnung, dann mach die letzte Eingabe noch einmal.',
      };
    case 'journal-in-use':
      return {
        says: `Das Spielprotokoll ${trouble.path} ist in einem anderen Programm offen.`,
        next: 'Schließ das andere Programm, dann starte dieses neu.',
      };
    case 'journal-unreadable':
      return {
        says: `Das Spielprotokoll ${trouble.path} lässt sich nicht lesen: ${trouble.detail}.`,
        next: 'Es bleibt, wie es ist. Verschieb es, um mit einem leeren Tisch zu beginnen.',
      };
  }
}

/** What a screen says while it has no line to the program; null when it has one. */
export function connectionWords(connection: 'connecting' | 'open' | 'lost' | 'outdated'): string | null {
  switch (connection) {
    case 'open':
      return null;
    case 'connecting':
      return 'Der Tisch wird gesucht.';
    case 'lost':
      return 'Die Verbindung zum Tisch ist weg. Diese Seite sucht sie von selbst.';
    case 'outdated':
      return 'Diese Seite gehört zu einer anderen Version von Tableside. Lade sie neu.';
  }
}

function afterCorrection(kept: number, dropped: number): string {
  if (dropped > 0)
    return dropped === 1
      ? 'Ein späterer Eintrag passt nicht mehr.'
      : `${dropped} spätere Einträge passen nicht mehr.`;
  return kept > 0 ? 'Alles, was folgte, gilt weiter.' : '';
}

function totalsOf(dice: readonly number[]): readonly Column[] {
  const totals: { [C in Column]?: true } = {};
  for (const pairing of pairings(dice)) for (const total of pairing) totals[total] = true;
  return columnsOf(totals);
}
