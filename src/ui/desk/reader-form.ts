/** The choice of a dice reader as it is being filled in. It opens nothing; what a port is like is for the host to find out. */

import type { ReaderAsk } from '../../contract/to-host.ts';
import type { PortEntry, ReaderStatus } from '../../contract/reader.ts';
import { isBuiltIn } from '../../words/port-kinds.ts';

/** Speeds to pick from, the usual one first, and the range of those that may be typed, in baud. */
export const USUAL_SPEEDS = [115200, 9600, 57600] as const;
/** Forms of the dice line, the usual one first. */
export const READER_FORMS = ['auto', 'plain', 'checked', 'json'] as const;

/** How long plain digits may have to come to rest, in milliseconds; 0: they count at once, which is usual. */
export const SETTLE_TIMES = [0, 300, 600, 1000, 1500] as const;

export const SLOWEST = 300;
export const FASTEST = 2_000_000;

export interface ReaderForm {
  readonly picked: string | null; // a port of the list; null for the typed path
  readonly typed: string;
  readonly speed: number | null; // one of the usual ones; null for the typed one
  readonly typedSpeed: string;
  readonly form: ReaderStatus['form'];
  readonly release: boolean;
}

/** The form as the reader is set now. */
export function formOf(status: ReaderStatus): ReaderForm {
  const usual = USUAL_SPEEDS.find((speed) => speed === status.baud);
  return {
    picked: null,
    typed: status.path ?? '',
    speed: status.path === null ? USUAL_SPEEDS[0] : (usual ?? null),
    typedSpeed: usual === undefined ? String(status.baud) : '',
    form: status.form,
    release: status.release,
  };
}

/** The form once the ports are listed: the path that it holds is picked there, or the only device that there is. */
export function withPorts(form: ReaderForm, ports: readonly PortEntry[]): ReaderForm {
  const path = form.picked ?? form.typed.trim();
  if (ports.some((port) => port.path === path)) return { ...form, picked: path, typed: '' };
  if (path !== '') return { ...form, picked: null, typed: path };
  const [only, ...others] = ports.filter((port) => !isBuiltIn(port));
  return only === undefined || others.length > 0 ? form : { ...form, picked: only.path };
}

/** What is not there yet for a reader to be opened. */
export function lacks(form: ReaderForm): 'port' | 'speed' | null {
  if (pathOf(form) === '') return 'port';
  const baud = baudOf(form);
  return Number.isInteger(baud) && baud >= SLOWEST && baud <= FASTEST ? null : 'speed';
}

/** What to ask the host for, or null while a path or a speed is missing. */
export function openAsk(form: ReaderForm, askFirst: boolean): ReaderAsk | null {
  if (lacks(form) !== null) return null;
  const { form: sends, release } = form;
  return { do: 'open-reader', path: pathOf(form), baud: baudOf(form), form: sends, release, askFirst };
}

/** Whether opening would change nothing. */
export function isAsNow(form: ReaderForm, { path, baud, form: sends, release }: ReaderStatus): boolean {
  return pathOf(form) === path && baudOf(form) === baud && form.form === sends && form.release === release;
}

/** Whether everything but the port is as most readers need it. */
export function isUsual({ speed, form, release }: ReaderForm): boolean {
  return speed === USUAL_SPEEDS[0] && form === READER_FORMS[0] && !release;
}

const pathOf = (form: ReaderForm): string => (form.picked ?? form.typed).trim();
const baudOf = (form: ReaderForm): number => form.speed ?? Number(form.typedSpeed);

/** What a field holds after an event of it. */
export function typedOf(event: Event): string {
  return event.target instanceof HTMLInputElement ? event.target.value : '';
}
