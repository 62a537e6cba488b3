/** How a throw of the dice becomes reports: at once where the device knows the whole roll, or die by die. */
import type { Clock } from '../outside.ts';
import type { Device } from './device.ts';
import type { FaultName } from './faults.ts';
import type { DeviceForm, DieReport } from './forms.ts';
import { below, throwOf } from './random.ts';

/** Time until a second roll, the same line again and the same roll again, in milliseconds. */
export const DOUBLE_AFTER = 300;
export const LINE_AGAIN = 80;
export const ROLL_AGAIN = 2000;

/** Of dice that report by themselves: between two that begin to roll, and the least and the most that they roll. */
export const BEGIN_APART = 30;
export const ROLL_LEAST = 500;
export const ROLL_MOST = 1000;

/** A die that settles twice, or is turned by hand, does so this long after it had settled, in milliseconds. */
export const DISTURBED_AFTER = 300;

/** So long after a throw the dice are put back in the cup, in milliseconds. */
export const BACK_AFTER = 2000;

export interface Hand {
  /** Throws the dice; a throw of single dice begins when the one before has ended. */
  roll(dice: readonly number[]): void;
  /** Says something about one die; what is not said is as it was. */
  die(report: Partial<DieReport> & Pick<DieReport, 'die' | 'state'>): void;
  /** Takes back what is still to come. */
  clear(): void;
}

/** An event of one die, in milliseconds from the beginning of its throw. */
type Step = { readonly at: number } & Pick<DieReport, 'die' | 'state'> & Partial<DieReport>;

/** The hand that throws the dice of a device. */
export function createHand(told: {
  readonly clock: Clock;
  readonly chance: () => number;
  readonly device: Device;
  readonly form: DeviceForm;
  readonly has: (fault: FaultName) => boolean;
}): Hand {
  const { clock, chance, device, form, has } = told;
  let timers: (() => void)[] = [];
  let free = 0;

  const later = (ms: number, run: () => void) => void timers.push(clock.after(ms, run));
  const another = (value: number) => 1 + ((value + below(chance, 5)) % 6);

  function die({ die, state, value = 0, confidence = 0, battery }: Step | Parameters<Hand['die']>[0]) {
    const level = battery ?? (has('low-battery') && die === 'd2' ? 9 : 90 - 3 * (Number(die.slice(1)) || 1));
    device.report({ is: 'die', report: { die, state, value, confidence, battery: level } });
  }

  function wholeRoll(dice: readonly number[]) {
    if (has('cocked')) return device.report({ is: 'none', why: 'cocked', count: dice.length });
    if (has('missing-die') && form !== 'plain') {
      return device.report({ is: 'none', why: 'count', count: dice.length - 1 });
    }
    const read = has('missing-die') ? dice.slice(1) : has('fifth-die') ? [...dice, another(1)] : dice;
    device.report({ is: 'roll', dice: read });
    if (has('same-line')) later(LINE_AGAIN, () => device.again());
    if (has('same-roll')) {
      later(ROLL_AGAIN, () =>
        form === 'plain' ? device.again() : device.report({ is: 'roll', dice: read }),
      );
    }
    if (has('double-roll'))
      later(DOUBLE_AFTER, () => device.report({ is: 'roll', dice: throwOf(chance, dice.length) }));
  }

  /** What the second die does when it settles; the others simply settle. */
  function settling(name: string, at: number, value: number): Step[] {
    const settled = (confidence: number, shown = value, when = at): Step => ({
      at: when,
      die: name,
      state: 'settled',
      value: shown,
      confidence,
    });
    const sure = 91 + below(chance, 9);
    if (name !== 'd2') return [settled(sure)];
    if (has('missing-die')) return [];
    if (has('cocked')) return [{ ...settled(40), state: 'cocked' }];
    if (has('low-confidence')) return [settled(72)];
    if (has('no-confidence')) return [settled(45)];
    const disturbed = at + DISTURBED_AFTER;
    if (has('resettle')) {
      const again: Step = { at: disturbed, die: name, state: 'rolling' };
      return [settled(sure, another(value)), again, settled(sure, value, disturbed + ROLL_LEAST)];
    }
    if (has('nudge')) return [settled(sure), { ...settled(sure, another(value), disturbed), state: 'moved' }];
    return [settled(sure)];
  }

  function steps(dice: readonly number[], from = 0): Step[] {
    const thrown = has('fifth-die') ? [...dice, another(1)] : dice;
    return thrown.flatMap((value, place): Step[] => {
      const odd = place === 1;
      const name = odd && has('stranger') ? 'x9' : `d${place + 1}`;
      const begin = from + place * BEGIN_APART;
      if (odd && has('asleep')) return [{ at: begin, die: name, state: 'absent' }];
      const end = from + ROLL_LEAST + below(chance, ROLL_MOST - ROLL_LEAST);
      return [{ at: begin, die: name, state: 'rolling' }, ...settling(name, end, value)];
    });
  }

  function dieByDie(dice: readonly number[]) {
    const all = steps(dice);
    let end = Math.max(...all.map(({ at }) => at));
    if (has('double-roll')) {
      all.push(...steps(throwOf(chance, dice.length), end + DOUBLE_AFTER));
      end = Math.max(...all.map(({ at }) => at));
    }
    if (has('back-in-cup')) {
      const back = end + BACK_AFTER;
      all.push(...dice.map((_, place): Step => ({ at: back, die: `d${place + 1}`, state: 'handled' })));
      all.push(...steps(throwOf(chance, dice.length), back + DISTURBED_AFTER));
    }
    const wait = Math.max(0, free - clock.now());
    free = clock.now() + wait + Math.max(...all.map(({ at }) => at)) + 1;
    for (const step of all.sort((one, other) => one.at - other.at)) later(wait + step.at, () => die(step));
  }

  return {
    roll: (dice) => (form === 'dice' ? dieByDie(dice) : wholeRoll(dice)),
    die,
    clear() {
      for (const cancel of timers) cancel();
      timers = [];
      free = 0;
    },
  };
}
