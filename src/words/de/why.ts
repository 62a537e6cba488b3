/** Why a ruling is as it is: the rule and the numbers of this position, in one or two sentences. */

import type { Column } from '../../rules/column.ts';
import { columnLength } from '../../rules/column.ts';
import type { Barred, Dead, FifthReason, PaidReason, PairingReason, Why } from '../../table/why.ts';
import { capital, counted } from './forms.ts';
import { allOf, anyOf, count, countWord } from './numbers.ts';
import { whyNothing } from './why-nothing.ts';

type NameOf = (seat: number) => string;

/** The answer to "why?", with the names of the players by seat. */
export function whyWords(why: Why, names: readonly string[]): string {
  const name = (seat: number) => names[seat] ?? `Platz ${seat}`;
  switch (why.is) {
    case 'no-game':
      return 'Es hat noch kein Spiel begonnen.';
    case 'phase':
      return whyNothing(why.phase, why.about);
    case 'choices':
      return `${sentence(why.pairings.map((pairing) => pairingWords(pairing, name)))} ${freedomWords(why.pairings)}`;
    case 'fifths':
      return sentence(why.seats.map((seat) => fifthWords(seat, name)));
    case 'busted':
      return bustedWords(why, name);
    case 'all-topped':
      return `Alle drei Läufer stehen auf den Spitzen von ${allOf(why.columns)}, also kann keine Summe etwas ziehen: Jeder der 1.296 Würfe ist ein Fehlwurf. Die Spalten zählen erst, wenn der Zug aufhört.`;
    case 'no-free-runner':
      return `Kein Läufer ist frei, also ${why.live.length === 1 ? 'kann' : 'können'} nur ${allOf(why.live)} vorrücken${toppedWords(why.topped)}. ${count(why.ways)} der 1.296 Würfe ergeben keine dieser Summen.`;
    case 'free-runner':
      return freeRunnerWords(why, name);
    case 'first-roll':
      return `Der erste Wurf eines Zugs ist Pflicht: ${name(why.seat)} kann nicht passen und hat noch nichts zu sichern.`;
    case 'may-stop':
      return `Aufhören ist erlaubt, sobald ein Wurf gültig gezogen ist. Es ${stopWords(why)}.`;
    case 'barred':
      return barredWords(why);
    case 'no-betting':
      return 'Dieses Spiel läuft ohne Wetten.';
    case 'bets':
      return betWords(why, name);
    case 'payoffs':
      return why.paid.map((paid) => paidWords(paid, name)).join(' ');
    case 'column-dead':
      return `${capital(deadWords(why.dead, name))}, also wird ${why.dead.column} nicht angeboten.`;
    case 'column-not-thrown':
      return `Keine zwei der Würfel ${why.dice.join(', ')} ergeben ${why.column}, also ist ${why.column} nicht unter den Summen dieses Wurfs.`;
    case 'column-offered':
      return sentence([pairingWords(why.pairing, name)]);
    case 'column-open':
      return why.runner
        ? `In Spalte ${why.column} steht ein Läufer unter der Spitze, also bringt ihn jeder Wurf voran, der ${why.column} ergibt.`
        : `Spalte ${why.column} ist offen, und ${freeWords(why.free)}, um dort zu beginnen.`;
  }
}

function pairingWords(pairing: PairingReason, name: NameOf): string {
  switch (pairing.is) {
    case 'both-move':
      return `${pairing.low} + ${pairing.high}: Beide Summen können ziehen, also müssen es beide`;
    case 'double': {
      const { column, steps, cut, to } = pairing;
      const far = steps === 1 ? 'eine Stufe weit' : `${steps} Stufen weit`;
      return cut
        ? `${column} + ${column}: Der Läufer geht ${far} bis zur Spitze der ${column}, Stufe ${to}, und der Rest des Doppels verfällt`
        : `${column} + ${column}: Ein Doppel zieht einen Läufer ${far}, auf Stufe ${to}`;
    }
    case 'one-of-two':
      return `${pairing.low} + ${pairing.high}: Ein Läufer ist frei, und beide Spalten bräuchten ihn, also wird ${pairing.low} oder ${pairing.high} gespielt`;
    case 'half':
      return `${pairOf(pairing.column, pairing.dead.column)}: Nur ${pairing.column} kann ziehen, denn ${deadWords(pairing.dead, name)}`;
    case 'none': {
      const [one] = pairing.dead;
      const totals = pairing.dead.map((dead) => dead.column);
      const shown = one !== undefined && totals.length === 1 ? [one.column, one.column] : totals;
      return `${shown.join(' + ')} bringt nichts, denn ${allDeadWords(pairing.dead, name)}`;
    }
    case 'too-narrow':
      return `${pairing.choices.map((choice) => choice.join(' + ')).join(' oder ')} bewegt weniger Spalten als eine andere Möglichkeit, was dieser Tisch nicht erlaubt`;
  }
}

/** A pairing as it is offered, the lower total first. */
function pairOf(one: Column, other: Column): string {
  return `${Math.min(one, other)} + ${Math.max(one, other)}`;
}

/** How free the player is among what is offered. */
function freedomWords(pairings: readonly PairingReason[]): string {
  const offering = pairings.filter(({ is }) => is !== 'none' && is !== 'too-narrow');
  const [only] = offering;
  return offering.length === 1 && only?.is !== 'one-of-two'
    ? 'Also gibt es nur eine Möglichkeit, und sie muss gespielt werden.'
    : 'Jede der Möglichkeiten darf gewählt werden, und eine davon muss es sein.';
}

/** Why several totals are dead; those that merely lack a runner are told together. */
function allDeadWords(dead: readonly Dead[], name: NameOf): string {
  const bare = dead.filter(({ is }) => is === 'no-runner').map(({ column }) => column);
  const rest = dead.filter(({ is }) => is !== 'no-runner').map((one) => deadWords(one, name));
  const without = bare.length === 0 ? [] : [noRunnerWords(bare)];
  return [...rest, ...without].join(', und ');
}

/** A main clause, to stand after "denn" too. */
function deadWords(dead: Dead, name: NameOf): string {
  switch (dead.is) {
    case 'claimed':
      return `Spalte ${dead.column} gehört schon ${name(dead.by)}`;
    case 'topped':
      return `der Läufer auf ${dead.column} steht auf der Spitze, Stufe ${columnLength(dead.column)}`;
    case 'no-runner':
      return noRunnerWords([dead.column]);
  }
}

function noRunnerWords(columns: readonly Column[]): string {
  return `auf ${anyOf(columns)} steht kein Läufer, und keiner ist frei`;
}

/** Runners that are out and can move no more, as an aside. */
function toppedWords(topped: readonly Column[]): string {
  if (topped.length === 0) return '';
  return topped.length === 1
    ? ` (der Läufer auf ${allOf(topped)} ist oben)`
    : ` (die Läufer auf ${allOf(topped)} sind oben)`;
}

function bustedWords(why: Extract<Why, { is: 'busted' }>, name: NameOf): string {
  const free =
    why.free === 0
      ? ''
      : ` ${capital(countWord(why.free))} Läufer ${why.free === 1 ? 'war' : 'waren'} frei, aber ein freier Läufer kann in einer toten Spalte nicht beginnen.`;
  return `${sentence([`${why.dice.join('-')} ergibt keine Summe, die ziehen könnte: ${allDeadWords(why.dead, name)}`])}${free}`;
}

function freeWords(free: number): string {
  return `${countWord(free)} Läufer ${free <= 1 ? 'ist' : 'sind'} frei`;
}

function freeRunnerWords(why: Extract<Why, { is: 'free-runner' }>, name: NameOf): string {
  const free = capital(freeWords(why.free));
  if (why.ways === 0) {
    const dead =
      why.dead.length === 0
        ? 'keine Spalte ist tot'
        : `tot sind nur ungerade Spalten (${allOf(why.dead.map(({ column }) => column))})`;
    return `${free}, und ${dead}. Zwei von vier Würfeln sind immer beide gerade oder beide ungerade, also kann immer eine gerade Summe ziehen: 0 der 1.296 Würfe sind Fehlwürfe.`;
  }
  return `${free}, aber ${count(why.ways)} der 1.296 Würfe ${why.ways === 1 ? 'ergibt' : 'ergeben'} nur tote Summen: ${why.dead.map((dead) => deadWords(dead, name)).join('; ')}. Ein freier Läufer hilft nur, wo eine Summe lebt.`;
}

function barredWords({ bar }: Extract<Why, { is: 'barred' }>): string {
  if (bar.code === 'must-roll-third')
    return 'Auf diesem Zug liegen Wetten, und an diesem Tisch muss er dann ein drittes Mal würfeln, bevor er aufhören darf.';
  const shares =
    bar.columns.length === 1
      ? `Der Läufer auf ${allOf(bar.columns)} teilt seine Stufe mit einem fremden Stein`
      : `Die Läufer auf ${allOf(bar.columns)} teilen ihre Stufen mit fremden Steinen`;
  return `${shares}, und an diesem Tisch muss ein solcher Zug weiterwürfeln. Nur ein Fehlwurf beendet ihn vorher.`;
}

function fifthWords({ seat, listed, allowed, free }: FifthReason, name: NameOf): string {
  if (free) {
    return `${name(seat)} hat ${allOf(listed)} notiert, und keine davon wurde geworfen, also ist das ein Freiwurf: Ein beliebiger Würfel kommt beiseite und bekommt kein Kreuz (243 von 7.776 Würfen)`;
  }
  if (listed.length === 3) {
    return `${name(seat)} hat ${allOf(listed)} notiert, also muss eine geworfene ${anyOf(allowed)} der fünfte Würfel sein`;
  }
  if (allowed.some((face) => !listed.includes(face)) && !allowed.some((face) => listed.includes(face))) {
    return `${name(seat)} hat ${listed.length === 0 ? 'noch keine Zahl' : allOf(listed)} notiert, also beginnt der fünfte Würfel eine neue Zeile mit ${anyOf(allowed)}`;
  }
  return `${name(seat)} darf ${anyOf(allowed)} beiseitelegen`;
}

function betWords(why: Extract<Why, { is: 'bets' }>, name: NameOf): string {
  const barred = why.mayNot.map(({ seat, why: reason }: Barred) =>
    reason === 'no-square'
      ? `${name(seat)} darf nicht wetten: In keiner offenen Spalte steht ein Stein von ${name(seat)}, den eine Wette bewegen könnte`
      : `${name(seat)} darf nicht wetten: ${name(seat)} setzt den nächsten Zug aus, und wer aussetzt, wettet nicht`,
  );
  const isOne = why.must.length === 1;
  const must =
    why.must.length === 0
      ? 'In diesem Zug darf niemand wetten'
      : `${allOf(why.must.map(name))} ${isOne ? 'muss' : 'müssen'} ${why.called ? 'in diesem Zug wetten' : 'wetten, falls es dazu kommt'}, denn ${isOne ? 'ein eigener Stein steht' : 'jeweils ein eigener Stein steht'} in einer offenen Spalte. Gewettet wird einmal je Zug, wenn der zweite Wurf gezogen ist`;
  return barred.length === 0 ? `${must}.` : `${must}. ${sentence(barred)}`;
}

function paidWords({ seat, forward, owed, moved, turnLost }: PaidReason, name: NameOf): string {
  const who = name(seat);
  if (forward) {
    return moved === owed
      ? `${who} hat richtig gewettet und rückt ${spaces(moved)} vor.`
      : `${who} hat richtig gewettet und ${spaces(owed)} gewonnen, aber ${moved === 0 ? 'es ist kein Raum da' : `Raum ist nur für ${moved}`}: Eine Auszahlung erreicht nie eine Spitze, und der Rest verfällt.`;
  }
  if (turnLost) {
    const had = moved === 0 ? 'keines:' : `nur ${moved}: Alles geht vom Brett, und`;
    return `${who} hat falsch gewettet und schuldet ${spaces(owed)}, hatte aber ${had} ${who} setzt den nächsten Zug aus.`;
  }
  return `${who} hat falsch gewettet und rückt ${spaces(moved)} zurück.`;
}

function spaces(count: number): string {
  return counted(count, 'Feld', 'Felder');
}

function sentence(clauses: readonly string[]): string {
  return clauses.length === 0 ? '' : `${capital(clauses.join('; '))}.`;
}

/** What a stop does now: "holt 7, sichert den Fortschritt auf 6 und gewinnt das Spiel". */
function stopWords({ kept, claims, wins }: Extract<Why, { is: 'may-stop' }>): string {
  return allOf([
    ...(claims.length > 0 ? [`holt ${allOf(claims)}`] : []),
    ...(kept.length > 0 ? [`sichert den Fortschritt auf ${allOf(kept)}`] : []),
    ...(wins ? ['gewinnt das Spiel'] : []),
  ]);
}
