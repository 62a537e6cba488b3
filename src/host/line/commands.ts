/** The commands of the line program: text in, one answer out. The stable form that other programs are written against. */

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createAdvice } from '../../advice/advice.ts';
import { isPlayer, type PlayerName, PLAYERS } from '../../advice/players/names.ts';
import { rankActs } from '../../advice/ranked-acts.ts';
import { parseAsk, whereOf } from '../../contract/order.ts';
import { parseWhy } from '../../contract/why.ts';
import { columnWays } from '../../odds/bust.ts';
import { ROLLS } from '../../odds/rolls.ts';
import { ruleOf28 } from '../../odds/rule-of-28.ts';
import { viewOf } from '../../table/project.ts';
import { whyOf } from '../../table/why.ts';
import type { TableEvent } from '../../table/table.ts';
import type { View } from '../../table/view.ts';
import { labelWords } from '../../words/labels.ts';
import type { AnyRefusal } from '../../words/refusals.ts';
import { refusalWords } from '../../words/refusals.ts';
import { whyWords } from '../../words/why.ts';
import type { Referee } from '../referee.ts';
import { WEIGHTS } from '../weights.ts';
import type { InputLine } from './lines.ts';
import { LONGEST_LINE } from './lines.ts';

const adviseCommand = z.strictObject({ do: z.literal('advise'), level: z.string().max(64).optional() });

/** Whose advice is told where nobody is named: it needs no thought, and every table can check it by hand. */
const USUAL_LEVEL: PlayerName = 'rule-of-28';

/** Answers lines for one referee. */
export function createCommands(referee: Referee) {
  const program = randomUUID();
  const adviser = createAdvice(WEIGHTS);
  let count = 0;

  const view = (): View => viewOf(referee.table, referee.held, labelWords);

  const refused = (refusal: AnyRefusal): object => ({
    ok: false,
    refusal: refusal.code,
    says: refusalWords(refusal),
    view: view(),
  });

  const carryOut = async (command: object): Promise<object> => {
    const parsed = parseAsk(command);
    if (!parsed.ok) return refused({ code: 'bad-command', where: parsed.where });
    count += 1;
    const id = `${program}-${count}`;
    const answer = await referee.submit({ from: 'line', id, seen: null, ask: parsed.ask });
    return answer.ok ? { ok: true, events: answer.events.map(told), view: view() } : refused(answer.refusal);
  };

  return {
    view,
    /** The one answer to a line. */
    async answer(line: InputLine): Promise<object> {
      if ('tooLong' in line)
        return refused({ code: 'bad-command', where: `a line over ${LONGEST_LINE} bytes` });
      const command = parseObject(line.text);
      if (command === null) return refused({ code: 'bad-command', where: 'no JSON object' });
      const name: unknown = 'do' in command ? command.do : undefined;
      if (name === 'view' || name === 'odds') {
        const other = Object.keys(command).find((key) => key !== 'do');
        if (other !== undefined) return refused({ code: 'bad-command', where: `${name} takes no ${other}` });
        return { ok: true, events: [], view: view(), ...(name === 'odds' ? { odds: odds() } : {}) };
      }
      if (name === 'why') return why(command);
      if (name === 'advise') return advice(command);
      return carryOut(command);
    },
  };

  /** The ruling in words; it changes nothing. */
  function why(command: object): object {
    const parsed = parseWhy(command);
    if (!parsed.ok) return refused({ code: 'bad-command', where: parsed.where });
    const names = referee.table.moment?.players.map((player) => player.name) ?? [];
    return { ok: true, events: [], why: whyWords(whyOf(referee.table, parsed.why), names), view: view() };
  }

  /** Ranked advice for whoever is to act; it changes nothing. */
  function advice(command: object): object {
    const parsed = adviseCommand.safeParse(command);
    if (!parsed.success) return refused({ code: 'bad-command', where: whereOf(parsed.error) });
    const level = parsed.data.level ?? USUAL_LEVEL;
    if (!isPlayer(level)) return refused({ code: 'unknown-level', level, levels: PLAYERS });
    const { moment } = referee.table;
    if (moment === null) return refused({ code: 'no-game' });
    const advised = rankActs(adviser, level, moment.game);
    if (advised === null) return refused({ code: 'no-advice' });
    return { ok: true, events: [], advice: advised, view: view() };
  }

  /** Each column's own chance for the next roll, and the Rule of 28 count as the sum that it is. */
  function odds(): object | null {
    const { moment } = referee.table;
    if (moment === null) return null;
    const { game } = moment;
    const asksForRoll = game.phase === 'roll' || game.phase === 'decide';
    return { of: ROLLS, columns: asksForRoll ? columnWays(game) : null, rule_of_28: ruleOf28(game) };
  }
}

export type Commands = ReturnType<typeof createCommands>;

/** An event as programs are told it: take-backs in words, and of a bet before the reveal only that it is in. */
export function told(event: TableEvent): object {
  if (event.is === 'undone' || event.is === 'redone') return { is: event.is, what: labelWords(event.label) };
  return event.is === 'bet-placed' ? { is: event.is, seat: event.seat } : event;
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    // The answer says that this was no JSON.
    return null;
  }
}
