/** The screens hold no sentence of their own: whatever people read comes from the words, so that it exists in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@vue/compiler-sfc';
import { expect, test } from 'vitest';

const UI = join(import.meta.dirname, '../../src/ui');

/** Attributes that people read or hear. */
const READ = ['title', 'aria-label', 'placeholder', 'alt', 'says', 'detail', 'label', 'hint'];

/** Of the template's tree what is looked at here; its kinds are those of the compiler: 1 element, 2 text, 5 interpolation, 6 attribute, 7 directive. */
interface Part {
  readonly type: number;
  readonly content?: unknown;
  readonly exp?: { readonly content: string };
  readonly arg?: { readonly content: string };
  readonly name?: string;
  readonly value?: { readonly content: string };
  readonly props?: readonly Part[];
  readonly children?: readonly Part[];
}

/** Texts written into an expression: two words or more, which no name of a class or an act has. */
function spelled(expression: string): readonly string[] {
  return [...expression.matchAll(/(['`])((?:(?!\1).)*)\1/g)].flatMap(([, , text = '']) =>
    /\p{L}{2,} \p{L}{2,}/u.test(text.replaceAll(/\$\{[^}]*\}/g, '')) ? [text] : [],
  );
}

/** Names, which are the same everywhere. */
const NAMES = ['Tableside', '/dev/ttyUSB0'];

function textsOf(part: Part): readonly string[] {
  const own =
    part.type === 2 && typeof part.content === 'string'
      ? [part.content]
      : part.type === 6 && READ.includes(part.name ?? '')
        ? [part.value?.content ?? '']
        : part.type === 5
          ? spelled((part.content as { readonly content: string }).content)
          : part.type === 7 && part.arg?.content !== 'class'
            ? spelled(part.exp?.content ?? '')
            : [];
  return [...own, ...[...(part.props ?? []), ...(part.children ?? [])].flatMap(textsOf)].filter(
    (text) => /\p{L}{2}/u.test(text) && !NAMES.includes(text.trim()),
  );
}

test.each(readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.vue')))(
  '%s says nothing of its own',
  (file) => {
    const { descriptor } = parse(readFileSync(join(UI, file), 'utf8'));
    const tree = descriptor.template?.ast as Part | undefined;
    expect(tree === undefined ? [] : textsOf(tree)).toEqual([]);
  },
);
