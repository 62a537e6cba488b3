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
import { whoseWords } from './whose.ts';

/** The notice of a screen, or null when the newest order needs none. */
export function noticeWords({ notice, players, lastRoll }: Noticed): NoticeWords | null {
  if (notice === null) return null;
  const name = (seat: number) => nameWords(players[seat]?.name ?? '');
  switch (notice.is) {
    case 'busted':
      return {
        tone: 'bad',
        title: 'Raté !',
        detail: `${lastRoll === null ? '' : `${nothingFor(lastRoll.dice)}. `}Grimpeurs retirés.`,
      };
    case 'claimed':
      return { tone: 'good', title: `${name(notice.seat)} gagne ${theColumns(notice.columns)}`, detail: '' };
    case 'won': {
      const winners = typeof notice.seat === 'number' ? [notice.seat] : notice.seat;
      const wins = winners.length === 1 ? 'gagne' : 'se partagent la victoire';
      const by = notice.byClock
        ? 'Le temps était écoulé.'
        : notice.bySelf
          ? 'Le tour s’est arrêté tout seul, comme on joue à cette table.'
          : '';
      return { tone: 'good', title: `${allOf(winners.map(name))} ${wins}`, detail: by };
    }
    case 'voided':
      return {
        tone: 'plain',
        title: 'Ce lancer ne compte pas',
        detail:
          notice.kept === null
            ? 'Relancez tous les dés.'
            : `${allOf(notice.kept)} restent ; relancez l’autre dé.`,
      };
    case 'first-tied':
      return { tone: 'plain', title: 'Égalité', detail: `${allOf(notice.seats.map(name))} relancent.` };
    case 'first-settled':
      return { tone: 'good', title: `${name(notice.seat)} commence`, detail: '' };
    case 'bets-revealed':
      return {
        tone: 'plain',
        title: endedWords(players[notice.seat]?.name ?? '', notice.made),
        detail: notice.paid.map((paid) => payoffWords(paid, name)).join(' '),
      };
    case 'settled':
      return {
        tone: 'plain',
        title: 'Paris payés',
        detail: notice.paid.map((paid) => payoffWords(paid, name)).join(' '),
      };
    case 'free-ride':
      return { tone: 'good', title: `${name(notice.seat)} a un tour gratuit`, detail: '' };
    case 'player-out':
      return { tone: 'plain', title: `${name(notice.seat)} est hors jeu`, detail: '' };
    case 'timed-out':
      return { tone: 'plain', title: 'Temps écoulé', detail: timeWords(notice) };
    case 'corrected':
      return {
        tone: 'plain',
        title: `Le lancer ${notice.roll} a été corrigé`,
        detail: afterCorrection(notice.kept, notice.dropped),
      };
    case 'rolled-on':
      return {
        tone: 'plain',
        title: `${name(notice.seat)} a relancé`,
        detail:
          notice.next === null
            ? ''
            : `Si ${name(notice.seat)} a dit stop, c’est le lancer ${whoseWords(players[notice.next]?.name ?? '')}.`,
      };
    case 'undone':
      return { tone: 'plain', title: `Annulé : ${labelWords(notice.label)}`, detail: '' };
    case 'redone':
      return { tone: 'plain', title: `Rétabli : ${labelWords(notice.label)}`, detail: '' };
  }
}

/** What one bet came to: "Ben : Réussi 3, avance de 3." */
function payoffWords(
  { seat, bet, forward, owed, spaces, turnLost }: Payoff,
  name: (seat: number) => string,
): string {
  const laid = bet === null ? '' : ` ${SIDE_WORDS[bet.side]} ${bet.discs},`;
  if (spaces === null) return `${name(seat)} :${laid} pas encore payé.`;
  const moved = columnsOf(spaces).reduce((sum, column) => sum + (spaces[column] ?? 0), 0);
  return `${name(seat)} :${laid} ${movedWords({ right: forward === true, owed, moved, splitting: false, turnLost })}.`;
}

/** What the clock did when the time was up. A late bet is laid as the rules say, and stays as secret as any other. */
function timeWords({ phase, reminded }: Extract<Notice, { is: 'timed-out' }>): string {
  if (reminded) return 'Pas d’arrêt possible : relancez.';
  switch (phase) {
    case 'choose':
      return 'La première combinaison a été jouée.';
    case 'decide':
      return 'Le tour s’est arrêté.';
    case 'bet':
      return 'Le chrono a posé les paris manquants.';
  }
}

/** "Rien pour 6, 9 ou 10": the totals of a roll that could not be played. */
export function nothingFor(dice: readonly number[]): string {
  return `Rien pour ${anyOf(totalsOf(dice))}`;
}

/** What a held roll waits for. */
export function heldWords(held: Held, waits: HeldFor): string {
  const roll = `Le lancer ${held.dice.join(' ')}`;
  switch (waits) {
    case 'choice':
      return `${roll} attend ce choix.`;
    case 'bets':
      return `${roll} attend les paris.`;
    case 'payoff':
      return `${roll} attend que les paris soient payés.`;
    case 'bot':
      return `${roll} attend : le joueur de l’ordinateur n’a pas encore dit s’il lance.`;
    case 'program':
      return `${roll} attend : pour ce joueur, c’est le programme qui lance.`;
    case 'yes':
      return `${roll} attend un oui au pupitre.`;
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
        says: `La partie ne peut pas être enregistrée dans ${trouble.path} : ${trouble.detail}.`,
        next: 'Libérez de la place ou réparez le dossier, puis redonnez l’ordre.',
      };
    case 'journal-in-use':
      return {
        says: `Le journal ${trouble.path} est ouvert dans un autre programme.`,
        next: 'Fermez l’autre programme, puis redémarrez celui-ci.',
      };
    case 'journal-unreadable':
      return {
        says: `Le journal ${trouble.path} ne peut pas être lu : ${trouble.detail}.`,
        next: 'Il reste tel quel. Déplacez-le ailleurs pour commencer avec une table vide.',
      };
  }
}

/** What a screen says while it has no line to the program; null when it has one. */
export function connectionWords(connection: 'connecting' | 'open' | 'lost' | 'outdated'): string | null {
  switch (connection) {
    case 'open':
      return null;
    case 'connecting':
      return 'À la recherche de la table.';
    case 'lost':
      return 'La liaison avec la table est perdue. Cette page la cherche toute seule.';
    case 'outdated':
      return 'Cette page est d’une autre version de Tableside. Rechargez-la.';
  }
}

function afterCorrection(kept: number, dropped: number): string {
  if (dropped > 0)
    return dropped === 1
      ? 'Une entrée suivante ne convient plus.'
      : `${dropped} entrées suivantes ne conviennent plus.`;
  return kept > 0 ? 'Tout ce qui a suivi reste valable.' : '';
}

function totalsOf(dice: readonly number[]): readonly Column[] {
  const totals: { [C in Column]?: true } = {};
  for (const pairing of pairings(dice)) for (const total of pairing) totals[total] = true;
  return columnsOf(totals);
}
