/** The players' own sets of house rules: kept with the settings, handed out and taken in as small files. */

import type { Receipt } from '../contract/from-host.ts';
import type { PresetRefusal } from '../contract/preset.ts';
import { checkPreset, makePresetFile, parsePresetFile } from '../contract/preset.ts';
import type { PresetAsk } from '../contract/to-host.ts';
import type { Preset } from '../rules/preset.ts';
import { refusalWords } from '../words/refusals.ts';
import type { SettingsFile } from './settings.ts';

/** Presets that are kept at the most. */
export const MOST_PRESETS = 50;

export interface Presets {
  own(): readonly Preset[];
  ask(ask: PresetAsk): Answered;
}

type Answered = Receipt extends infer R ? (R extends Receipt ? Omit<R, 'is' | 'id'> : never) : never;

/**
 * The house rules of a table, kept in its settings. A set of a name that is there takes its place, upper and lower case alike;
 * one more than `MOST_PRESETS`, an unknown name and a file that is no set of rules are refused. `changed` is called after each
 * change.
 */
export function createPresets(settings: SettingsFile, changed: () => void): Presets {
  const own = () => settings.now.presets;
  const others = (name: string) => own().filter((preset) => preset.name.toLowerCase() !== name.toLowerCase());
  const find = (name: string) => own().find((preset) => preset.name.toLowerCase() === name.toLowerCase());

  const keep = (preset: Preset): Answered => {
    const rest = others(preset.name);
    if (rest.length >= MOST_PRESETS) return refused({ code: 'too-many-presets', most: MOST_PRESETS });
    settings.change({ presets: [...rest, preset] });
    changed();
    return { ok: true, preset };
  };

  return {
    own,
    ask(ask) {
      switch (ask.do) {
        case 'save-preset': {
          const checked = checkPreset({ name: ask.name, rules: ask.rules });
          return checked.ok ? keep(checked.preset) : refused(checked.refusal);
        }
        case 'read-preset': {
          const read = parsePresetFile(ask.text);
          return read.ok ? keep(read.preset) : refused(read.refusal);
        }
        case 'delete-preset':
          if (find(ask.name) === undefined) return refused({ code: 'no-such-preset', name: ask.name });
          settings.change({ presets: others(ask.name) });
          changed();
          return { ok: true };
        case 'write-preset': {
          const preset = find(ask.name);
          if (preset === undefined) return refused({ code: 'no-such-preset', name: ask.name });
          return { ok: true, file: makePresetFile(preset) };
        }
      }
    },
  };
}

function refused(refusal: PresetRefusal): Answered {
  return { ok: false, refusal: refusal.code, says: refusalWords(refusal) };
}
