/**
 * What the referee reads on the desk: the question of the moment, the buttons, the strips beside it.
 * It decides nothing: what may be done, and what it costs, is told.
 */

import type { Advance } from '../../rules/choices.ts';
import type { Column } from '../../rules/column.ts';
import { columnLength, columnsOf } from '../../rules/column.ts';
import type { LastRoll } from '../../table/log.ts';
import type { Held, Notice, View } from '../../table/view.ts';
import type { Question } from '../en/desk.ts';
import type { HeldFor, Noticed } from '../en/notices.ts';
import { nameWords } from '../names.ts';
import { form, theColumns } from './grammar.ts';
import { nothingFor, noticeWords } from './notices.ts';
import { allOf } from './numbers.ts';

/** The question of the moment. `rollingOn`: the referee has said that the player rolls on. */
export function questionWords(view: View, rollingOn: boolean): Question {
  const name = view.seat === null ? null : (view.seats[view.seat] ?? null);
  switch (view.phase) {
    case 'none':
      return { name: null, asks: 'Nueva partida', aside: '' };
    case 'roll':
      return view.game === 'express'
        ? { name: null, asks: 'Tira cinco dados', aside: `tirada ${view.rolls + 1}` }
        : { name, asks: 'tira', aside: 'primera tirada del turno' };
    case 'choose':
      return view.choices.length === 1
        ? { name, asks: 'tiene una opción', aside: `${ordinal(view.throws)} tirada` }
        : { name, asks: 'elige combinación', aside: `${ordinal(view.throws)} tirada` };
    case 'decide':
      if (view.must_roll !== null)
        return { name, asks: 'debe seguir', aside: `tras ${counted(view.throws, 'tirada')}` };
      return rollingOn
        ? { name, asks: 'sigue', aside: `${ordinal(view.throws + 1)} tirada` }
        : { name, asks: 'decide: ¿sigue o para?', aside: `tras ${counted(view.throws, 'tirada')}` };
    case 'first':
      return { name, asks: 'tira dos dados', aside: 'para el primer turno' };
    case 'bet':
      return { name, asks: 'espera las apuestas', aside: '' };
    case 'reveal':
      return { name: null, asks: 'Descubre las apuestas', aside: '' };
    case 'settle':
      return { name: settlerOf(view), asks: 'reparte las casillas', aside: '' };
    case 'mark':
      return { name: null, asks: 'Todos marcan', aside: `tirada ${view.rolls}` };
    case 'over':
      return typeof view.winner === 'number'
        ? { name, asks: 'gana', aside: `tras ${counted(view.rolls, 'tirada')}` }
        : { name: null, asks: winnersWords(view), aside: `tras ${counted(view.rolls, 'tirada')}` };
  }
}

function settlerOf(view: View): string | null {
  return view.settling === null ? null : (view.seats[view.settling] ?? null);
}

/** Who won a game of Express; equal totals share it. */
function winnersWords({ winner, seats }: View): string {
  const winners =
    typeof winner === 'object' && winner !== null ? winner.map((seat) => nameWords(seats[seat] ?? '')) : [];
  return `${allOf(winners)} ${form(winners.length, 'gana', 'comparten la victoria')}`;
}

/** "1.ª", "2.ª", "11.ª": of rolls, which are feminine. */
export function ordinal(number: number): string {
  return `${number}.ª`;
}

/** "1 tirada", "2 tiradas", "3 dados". */
export function counted(number: number, one: string, more = `${one}s`): string {
  return `${number} ${form(number, one, more)}`;
}

/** Where the runners of a choice end: "corredores a las casillas 7 y 3"; a double cut short at the top says so. */
export function choiceGoes(columns: readonly Column[], advances: readonly Advance[]): string {
  const [first, second] = advances;
  if (first === undefined) return '';
  if (second === undefined) {
    const cut = columns.length === 2 && first.to - first.from === 1;
    if (cut) return `la ${first.column}, una casilla, cima`;
    return isTop(first) ? 'corredor a la cima' : `corredor a la casilla ${first.to}`;
  }
  if (isTop(first) && isTop(second)) return 'ambos corredores a la cima';
  if (isTop(first)) return `corredores a la cima y a la casilla ${second.to}`;
  if (isTop(second)) return `corredores a la casilla ${first.to} y a la cima`;
  return `corredores a las casillas ${first.to} y ${second.to}`;
}

function isTop({ column, to }: Advance): boolean {
  return to === columnLength(column);
}

/** What stopping now would do, after the word "Parar": runners on top are claimed, the others leave a marker. */
export function stopWords(view: View): string {
  const out = columnsOf(view.runners);
  const claims = out.filter((column) => view.runners[column] === columnLength(column));
  const keeps = out.filter((column) => !claims.includes(column));
  const claimed = columnsOf(view.claimed).filter((column) => view.claimed[column] === view.seat).length;
  const wins = claims.length > 0 && claimed + claims.length >= (view.rules?.win_columns ?? Infinity);
  const parts = [
    ...(claims.length > 0 ? [`conquista ${theColumns(claims)}`] : []),
    ...(keeps.length > 0 && !wins ? [`guarda ${theColumns(keeps)}`] : []),
    ...(wins ? ['gana la partida'] : []),
  ];
  return parts.join(', ');
}

/** The newest roll, as it stays in sight to be corrected. */
export function lastRollWords(last: LastRoll, names: readonly string[]): string {
  const what = last.seat === null ? 'La tirada' : `La tirada de ${nameWords(names[last.seat] ?? '')}`;
  if (last.outcome === 'voided') return `${what}: nula`;
  return last.outcome === 'busted' ? `${what}: fallo` : what;
}

/** What just happened, in one line; null when the rest of the desk says it already. */
export function happenedWords(screen: Noticed & { readonly notice: Notice | null }): string | null {
  const { notice } = screen;
  if (notice === null || notice.is === 'won' || notice.is === 'rolled-on') return null;
  if (notice.is === 'busted' && screen.lastRoll !== null) {
    const name = nameWords(screen.players[notice.seat]?.name ?? '');
    return `${name} falla. ${nothingFor(screen.lastRoll.dice)}.`;
  }
  const words = noticeWords(screen);
  if (words === null) return null;
  const { title, detail } = words;
  return detail === '' ? title : `${title}${/[!?]$/.test(title) ? '' : '.'} ${detail}`;
}

/** The strip of a roll that waits beside the game; its dice stand beside the words. */
export function heldStrip(held: Held, waits: HeldFor): string {
  switch (held.why) {
    case 'asked':
      return 'Tirada leída';
    case 'waiting':
      if (waits === 'bot') return 'El ordenador aún no ha decidido';
      return waits === 'program' ? 'Aquí tira el programa' : 'Nueva tirada en espera';
    case 'gap':
      return 'Quizá falte una tirada anterior';
    case 'unknown-boot':
      return 'El lector se reinició antes';
    case 'unsure':
      return 'Dudosa: compara los dados';
    case 'late':
      return 'El tiempo acababa de agotarse: ¿de quién es?';
    case 'copy':
      return '¿La recién escrita, o una tirada nueva?';
  }
}

/** The way back when a roll was taken for rolling on: whose roll it was instead. */
export function rolledOnStrip(
  last: LastRoll,
  seats: readonly string[],
): { readonly says: string; readonly no: string } {
  const seat = last.seat ?? 0;
  const name = nameWords(seats[seat] ?? '');
  const other = last.next === null || last.next === seat ? null : nameWords(seats[last.next] ?? '');
  const no = other === null ? `No, ${name} paró antes` : `No, ${name} paró: la tirada es de ${other}`;
  return { says: `${name} siguió`, no };
}

/** A name of the seats' bar for those who do not see its places and its frame. */
export function claimsWords(claims: number, target: number, isOnTurn: boolean): string {
  return `${claims} de ${counted(target, 'columna')}${isOnTurn ? ', en turno' : ''}`;
}

/** "El dado 1 muestra 5", "Aún falta el dado 1". */
export function dieWords(die: number, face: number | null): string {
  return face === null ? `Aún falta el dado ${die + 1}` : `El dado ${die + 1} muestra ${face}`;
}

export function faceWords(face: number): string {
  return `Cara ${face}`;
}

/** What the editor of a misread roll asks for. */
export function correctWords(die: number | null, dice: number): string {
  return die === null
    ? `¿Qué dado se leyó mal? Tócalo, o escribe de 1 a ${dice}.`
    : `¿Qué muestra el dado ${die + 1}?`;
}

/** What a seat has claimed, for the end of a game: "columnas 2, 7 y 8". */
export function standingWords(claims: readonly Column[]): string {
  if (claims.length === 0) return 'ninguna columna';
  return `${form(claims.length, 'columna')} ${allOf(claims)}`;
}
