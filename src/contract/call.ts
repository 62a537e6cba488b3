/** What of a call is said at a level, and the sound files that say it. The host and the screens ask the same. */

import type { Call, CallPart } from '../table/call.ts';
import type { Language, Preferences } from './preferences.ts';

/** What a caller says aloud. */
export type CallerLevel = Preferences['caller'];

/** The parts of a call that are said at a level; none when it is silent then. */
export function partsAt(call: Call | null, level: CallerLevel): readonly CallPart[] {
  if (call === null || level === 'off') return [];
  return level === 'everything' ? call.parts : call.parts.filter(({ rank }) => rank === 'result');
}

/** Names of the clips that say some parts, in order. Players have no clips. */
export function clipKeys(parts: readonly CallPart[]): readonly string[] {
  return parts
    .flatMap((part): readonly (string | number)[] => {
      switch (part.is) {
        case 'rolled':
          return part.dice;
        case 'corrected':
          return ['corrected', ...part.dice];
        case 'chosen':
          return part.columns;
        case 'claimed':
          return ['claim', ...part.columns];
        case 'busted':
          return ['bust'];
        case 'won':
          return ['win'];
        case 'revealed':
          return [part.made ? 'made' : 'blown'];
        case 'time-up':
          return ['time'];
        case 'first':
          return ['begins'];
        case 'stopped':
        case 'stopped-first':
          return ['stop'];
        case 'turn':
          return ['next'];
        case 'tied':
          return ['tie'];
        case 'voided':
          return ['void'];
        case 'taken-back':
          return ['undo'];
        case 'put-again':
          return ['redo'];
      }
    })
    .map(String);
}

/** Every name that a clip can have. */
export const CLIP_KEYS: readonly string[] = [
  ...Array.from({ length: 12 }, (_, number) => String(number + 1)),
  'bust',
  'claim',
  'win',
  'stop',
  'next',
  'corrected',
  'begins',
  'tie',
  'void',
  'time',
  'made',
  'blown',
  'undo',
  'redo',
];

/** Media types of clips, by the ending of their files. */
const CLIP_TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
};

/** What the name of a clip says of it. */
export interface ClipName {
  readonly language: Language | null; // null: of all languages
  readonly key: string;
  readonly type: string; // media type
}

const CLIP = /^(?:(en|es|de|fr)\/)?([A-Za-z0-9]{1,12})\.([A-Za-z0-9]{2,4})$/;

/** Reads the name of a clip, such as `bust.mp3` or `de/12.wav`; null for what is none. */
export function readClipName(name: string): ClipName | null {
  const [, folder, stem = '', ending = ''] = CLIP.exec(name) ?? [];
  const key = stem.toLowerCase();
  const known = Object.hasOwn(CLIP_TYPES, ending.toLowerCase()) && CLIP_KEYS.includes(key);
  const type = known ? CLIP_TYPES[ending.toLowerCase()] : undefined;
  if (type === undefined) return null;
  return { language: LANGUAGES.find((language) => language === folder) ?? null, key, type };
}

const LANGUAGES: readonly Language[] = ['en', 'es', 'de', 'fr'];

/** The files that say a list of keys, those of the language before those of all; null at the first key without one. */
export function clipFiles(
  keys: readonly string[],
  clips: readonly string[],
  language: Language,
): { readonly files: readonly string[] } | { readonly missing: string } {
  const files: string[] = [];
  for (const key of keys) {
    const fits = clips.filter((clip) => readClipName(clip)?.key === key);
    const of = (wanted: Language | null) => fits.find((clip) => readClipName(clip)?.language === wanted);
    const file = of(language) ?? of(null);
    if (file === undefined) return { missing: key };
    files.push(file);
  }
  return { files };
}

/** The clip that the path of an address means; null when it can mean none. Nothing is decoded. */
export function clipAt(pathname: string): { readonly name: string; readonly type: string } | null {
  const name = pathname.startsWith('/sounds/') ? pathname.slice('/sounds/'.length) : '';
  const read = readClipName(name);
  return read && { name, type: read.type };
}

/** The address of a clip on our pages. */
export const clipAddress = (name: string) => `/sounds/${name}`;
