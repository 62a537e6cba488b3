/** The choice of a dice reader as it is being filled in. It opens nothing; what a port is like is for the host to find out. */

import type { ReaderAsk } from '../../contract/to-host.ts';
import type { ReaderStatus } from '../../contract/reader.ts';

/** Speeds to pick from, the usual one first, and the range of those that may be typed, in baud. */
export const USUAL_SPEEDS = [115200, 9600, 57600] as const;
/** Forms of the dice line, the usual one first. */
export const READER_FORMS = ['auto', 'plain', 'checked', 'json'] as const;

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

/** What to ask the host for, or null while a path or a speed is missing. */
export function openAsk(form: ReaderForm, askFirst: boolean): ReaderAsk | null {
  const path = (form.picked ?? form.typed).trim();
  const baud = form.speed ?? Number(form.typedSpeed);
  const isSpeed = Number.isInteger(baud) && baud >= SLOWEST && baud <= FASTEST;
  const { form: sends, release } = form;
  return path === '' || !isSpeed ? null : { do: 'open-reader', path, baud, form: sends, release, askFirst };
}
