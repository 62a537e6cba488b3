/** The colours of the product by theme, as colours.css gives them. Forced colours are the system's own and not here. */
import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/setup/places.mjs';

export const THEMES = ['dark', 'light', 'dark, more contrast', 'light, more contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** The marks on a page in a theme. */
const HOLD: Record<Theme, readonly string[]> = {
  dark: [],
  light: ['light'],
  'dark, more contrast': ['contrast'],
  'light, more contrast': ['light', 'contrast'],
};

const css = readFileSync(inRoot('src', 'ui', 'look', 'colours.css'), 'utf8').replace(/\/\*.*?\*\//gs, '');
const BLOCKS = [...css.replace(/@media.*/s, '').matchAll(/:root([^{]*) \{([^}]*)\}/g)].map(
  ([, marks = '', body = '']) => ({
    conditions: [...marks.matchAll(/\[data-([a-z]+)\]/g)].map(([, mark = '']) => mark),
    colours: [...body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  }),
);

/** Every colour of a theme by its name, `--` included. */
export function coloursOf(theme: Theme): ReadonlyMap<string, string> {
  return new Map(
    BLOCKS.filter(({ conditions }) =>
      conditions.every((condition) => HOLD[theme].includes(condition)),
    ).flatMap(({ colours }) => colours),
  );
}
