/** What is announced: the newest thing that happened, a roll that waits, and what keeps the table from going on. */

import type { Column } from '../../rules/column.ts';
import { columnsOf } from '../../rules/column.ts';
import { pairings } from '../../rules/pairing.ts';
import type { Held, Notice, Payoff } from '../../table/view.ts';
import type { HeldFor, Noticed, NoticeWords } from '../en/notices.ts';
import { nameWords } from '../names.ts';
import { endedWords, movedWords, SIDE_WORDS } from './bets.ts';
import { theColumns } from './grammar.ts';
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
        title: 'Fallo',
        detail: `${lastRoll === null ? '' : `${nothingFor(lastRoll.dice)}. `}Corredores fuera.`,
      };
    case 'claimed':
      return {
        tone: 'good',
        title: `${name(notice.seat)} conquista ${theColumns(notice.columns)}`,
        detail: '',
      };
    case 'won': {
      const winners = typeof notice.seat === 'number' ? [notice.seat] : notice.seat;
      const wins = winners.length === 1 ? 'gana' : 'comparten la victoria';
      const by = notice.byClock
        ? 'Se acabó el tiempo.'
        : notice.bySelf
          ? 'El turno paró solo, como se juega en esta mesa.'
          : '';
      return { tone: 'good', title: `${allOf(winners.map(name))} ${wins}`, detail: by };
    }
    case 'voided':
      return {
        tone: 'plain',
        title: 'Esa tirada no cuenta',
        detail:
          notice.kept === null
            ? 'Tira de nuevo todos los dados.'
            : `${allOf(notice.kept)} se quedan; tira de nuevo el otro dado.`,
      };
    case 'first-tied':
      return { tone: 'plain', title: 'Empate', detail: `${allOf(notice.seats.map(name))} tiran de nuevo.` };
    case 'first-settled':
      return { tone: 'good', title: `${name(notice.seat)} empieza`, detail: '' };
    case 'bets-revealed':
      return {
        tone: 'plain',
        title: endedWords(players[notice.seat]?.name ?? '', notice.made),
        detail: notice.paid.map((paid) => payoffWords(paid, name)).join(' '),
      };
    case 'settled':
      return {
        tone: 'plain',
        title: 'Apuestas pagadas',
        detail: notice.paid.map((paid) => payoffWords(paid, name)).join(' '),
      };
    case 'free-ride':
      return { tone: 'good', title: `${name(notice.seat)} tiene una tirada libre`, detail: '' };
    case 'player-out':
      return { tone: 'plain', title: `${name(notice.seat)} queda fuera`, detail: '' };
    case 'timed-out':
      return { tone: 'plain', title: 'Se acabó el tiempo', detail: timeWords(notice) };
    case 'corrected':
      return {
        tone: 'plain',
        title: `La tirada ${notice.roll} se corrigió`,
        detail: afterCorrection(notice.kept, notice.dropped),
      };
    case 'rolled-on':
      return {
        tone: 'plain',
        title: `${name(notice.seat)} siguió`,
        detail:
          notice.next === null
            ? ''
            : `Si ${name(notice.seat)} había parado, esta es la tirada de ${name(notice.next)}.`,
      };
    case 'undone':
      return { tone: 'plain', title: `Deshecho: ${labelWords(notice.label)}`, detail: '' };
    case 'redone':
      return { tone: 'plain', title: `Rehecho: ${labelWords(notice.label)}`, detail: '' };
  }
}

/** What one bet came to: "Ben: «Lo logra» 3, 3 adelante." */
function payoffWords(
  { seat, bet, forward, owed, spaces, turnLost }: Payoff,
  name: (seat: number) => string,
): string {
  const laid = bet === null ? '' : ` «${SIDE_WORDS[bet.side]}» ${bet.discs},`;
  if (spaces === null) return `${name(seat)}:${laid} aún sin pagar.`;
  const moved = columnsOf(spaces).reduce((sum, column) => sum + (spaces[column] ?? 0), 0);
  return `${name(seat)}:${laid} ${movedWords({ right: forward === true, owed, moved, splitting: false, turnLost })}.`;
}

/** What the clock did when the time was up. A late bet is laid as the rules say, and stays as secret as any other. */
function timeWords({ phase, reminded }: Extract<Notice, { is: 'timed-out' }>): string {
  if (reminded) return 'No se puede parar: sigue.';
  switch (phase) {
    case 'choose':
      return 'Se jugó la primera opción.';
    case 'decide':
      return 'El turno paró.';
    case 'bet':
      return 'El reloj puso las apuestas que faltaban.';
  }
}

/** "Nada para 6, 9 o 10": the totals of a roll that could not be played. */
export function nothingFor(dice: readonly number[]): string {
  return `Nada para ${anyOf(totalsOf(dice))}`;
}

/** What a held roll waits for. */
export function heldWords(held: Held, waits: HeldFor): string {
  const roll = `La tirada ${held.dice.join(' ')}`;
  switch (waits) {
    case 'choice':
      return `${roll} espera esta elección.`;
    case 'bets':
      return `${roll} espera las apuestas.`;
    case 'payoff':
      return `${roll} espera a que se paguen las apuestas.`;
    case 'bot':
      return `${roll} espera: el jugador del ordenador aún no ha dicho si tira.`;
    case 'program':
      return `${roll} espera: por este jugador tira el programa.`;
    case 'yes':
      return `${roll} espera un sí en el control.`;
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
        says: `La partida no se puede guardar en ${trouble.path}: ${trouble.detail}.`,
        next: 'Libera espacio o repara la carpeta, y vuelve a dar la orden.',
      };
    case 'journal-in-use':
      return {
        says: `El registro ${trouble.path} está abierto en otro programa.`,
        next: 'Cierra el otro programa y vuelve a iniciar este.',
      };
    case 'journal-unreadable':
      return {
        says: `El registro ${trouble.path} no se puede leer: ${trouble.detail}.`,
        next: 'Se queda como está. Muévelo a otro sitio para empezar con una mesa vacía.',
      };
  }
}

/** What a screen says while it has no line to the program; null when it has one. */
export function connectionWords(connection: 'connecting' | 'open' | 'lost' | 'outdated'): string | null {
  switch (connection) {
    case 'open':
      return null;
    case 'connecting':
      return 'Buscando la mesa.';
    case 'lost':
      return 'Se perdió la conexión con la mesa. Esta página la busca sola.';
    case 'outdated':
      return 'Esta página es de otra versión de Tableside. Cárgala de nuevo.';
  }
}

function afterCorrection(kept: number, dropped: number): string {
  if (dropped > 0)
    return dropped === 1
      ? 'Una entrada posterior ya no encaja.'
      : `${dropped} entradas posteriores ya no encajan.`;
  return kept > 0 ? 'Todo lo que vino después sigue valiendo.' : '';
}

function totalsOf(dice: readonly number[]): readonly Column[] {
  const totals: { [C in Column]?: true } = {};
  for (const pairing of pairings(dice)) for (const total of pairing) totals[total] = true;
  return columnsOf(totals);
}
