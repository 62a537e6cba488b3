// Tells whether something built is still made of the sources that lie there, by a checksum of their contents kept beside it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './places.mjs';

/**
 * One checksum over files and folders, names and contents; what does not exist counts as empty.
 * @param {string} folder
 * @param {readonly string[]} places Paths in it.
 */
function checksumOf(folder, places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesOf(path.join(folder, place)))) {
    hash
      .update(`${path.relative(folder, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} place @returns {string[]} */
function filesOf(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesOf(path.join(place, name)));
}

/**
 * @param {string} name Of the thing built.
 * @param {readonly string[]} sources Paths in the project folder.
 * @param {string} [folder] The project folder.
 */
export function freshness(name, sources, folder = root) {
  const stamp = path.join(folder, 'out', 'stamps', name);
  const now = checksumOf(folder, sources);
  return {
    /** The sources are those of the last build that came to its end. */
    fresh: existsSync(stamp) && readFileSync(stamp, 'utf8') === now,
    /** To be called before a build, so that one that is cut off is not taken for whole. */
    forget: () => rmSync(stamp, { force: true }),
    /** To be called after a build: what was seen at its start is what it is made of. */
    remember() {
      mkdirSync(path.dirname(stamp), { recursive: true });
      writeFileSync(stamp, now);
    },
  };
}
