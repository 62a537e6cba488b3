/**
 * Which file of the built screens an address means. Two servers ask here: the windows' own scheme, and the pages on
 * 127.0.0.1. It knows names only; that a file is there is for its reader to find out.
 */

/** A file of the built screens. */
export interface PageFile {
  readonly path: string; // inside the folder of the built screens, with slashes
  readonly type: string; // media type
  readonly forever: boolean; // its name changes with its content
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  woff2: 'font/woff2',
};

/** A name of a file or folder. A first character that is no dot keeps out `.`, `..` and hidden files. */
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/**
 * The file that the path of an address means, or null when it can mean none: a climb out of the folder, a hidden file,
 * an unknown sort of file. Nothing is decoded, because no file of ours needs it.
 */
export function pageFile(pathname: string): PageFile | null {
  if (pathname.length > 500 || !pathname.startsWith('/')) return null;
  const names = pathname.slice(1).split('/');
  if (!names.every((name) => NAME.test(name))) return null;
  const last = names.at(-1) ?? '';
  const ending = last.includes('.') ? last.slice(last.lastIndexOf('.') + 1) : '';
  const type = Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
  if (type === undefined) return null;
  return { path: names.join('/'), type, forever: names[0] === 'assets' };
}
