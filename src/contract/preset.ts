/** A set of house rules as a small file that can be handed on, checked when it is read. */

import { z } from 'zod';
import type { Preset } from '../rules/preset.ts';
import { presetFault, PRESETS } from '../rules/preset.ts';
import type { Refusal } from '../rules/refusal.ts';
import { askedOptions } from './board.ts';
import { whereOf } from './order.ts';

/** Longest preset file, in characters; a real one has a few hundred. */
export const LONGEST_PRESET = 8192;

/** Longest name of a preset, in characters. */
export const LONGEST_PRESET_NAME = 40;

/** Raised when an old program could read a new file wrongly. */
const PRESET_VERSION = 1;

export type PresetRefusal =
  | Refusal
  | { readonly code: 'preset-damaged'; readonly where: string }
  | { readonly code: 'preset-too-long'; readonly most: number }
  | { readonly code: 'preset-newer'; readonly version: number; readonly known: number }
  | { readonly code: 'bad-preset-name'; readonly most: number }
  | { readonly code: 'preset-name-taken'; readonly name: string } // by one of the rulebook's own games
  | { readonly code: 'no-such-preset'; readonly name: string }
  | { readonly code: 'too-many-presets'; readonly most: number };

export type CheckedPreset =
  { readonly ok: true; readonly preset: Preset } | { readonly ok: false; readonly refusal: PresetRefusal };

const file = z.strictObject({
  tableside: z.literal('preset'),
  version: z.literal(PRESET_VERSION),
  name: z.string(),
  rules: askedOptions,
});

export const presetSchema = z.strictObject({ name: z.string(), rules: askedOptions }).readonly();

/** The text of a preset's file. */
export function makePresetFile({ name, rules }: Preset): string {
  return `${JSON.stringify({ tableside: 'preset', version: PRESET_VERSION, name, rules }, null, 2)}\n`;
}

/** Reads the text of a preset's file, or says what is wrong with it. */
export function parsePresetFile(text: string): CheckedPreset {
  if (text.length > LONGEST_PRESET)
    return { ok: false, refusal: { code: 'preset-too-long', most: LONGEST_PRESET } };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false, refusal: { code: 'preset-damaged', where: 'it is no JSON' } };
  }
  const version = z.looseObject({ tableside: z.literal('preset'), version: z.number() }).safeParse(raw);
  if (version.success && version.data.version > PRESET_VERSION) {
    return {
      ok: false,
      refusal: { code: 'preset-newer', version: version.data.version, known: PRESET_VERSION },
    };
  }
  const read = file.safeParse(raw);
  if (!read.success) return { ok: false, refusal: { code: 'preset-damaged', where: whereOf(read.error) } };
  return checkPreset(read.data);
}

/** A preset whose name and options hold, or the first thing that does not. */
export function checkPreset({ name, rules }: Preset): CheckedPreset {
  const trimmed = name.normalize('NFC').trim();
  if (trimmed === '' || [...trimmed].length > LONGEST_PRESET_NAME || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(trimmed)) {
    return { ok: false, refusal: { code: 'bad-preset-name', most: LONGEST_PRESET_NAME } };
  }
  if (PRESETS.some((known) => known.name.toLowerCase() === trimmed.toLowerCase())) {
    return { ok: false, refusal: { code: 'preset-name-taken', name: trimmed } };
  }
  const fault = presetFault(rules);
  return fault === null ? { ok: true, preset: { name: trimmed, rules } } : { ok: false, refusal: fault };
}
