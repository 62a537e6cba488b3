// Step: the npm packages of package-lock.json are installed. Knows npm and its lock files, nothing of what the packages do.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from './command.mjs';
import { inCache, inRoot, root } from './places.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} Locked One package of a lock file.
 * @typedef {{ ok: true } | { ok: false, why: string }} Outcome
 */

/**
 * The packages of a lock file. One that is not there or cannot be read names none: npm ci then installs them anew, or
 * says what is wrong with it.
 * @param {string} file
 * @returns {Record<string, Locked> | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))?.packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes its own list of what it installed last of all,
 * so an installation that was cut off does not count; packages for other systems may be missing.
 * @param {string} [folder] The project folder.
 */
export function packagesMatch(folder = root) {
  const wanted = packagesOf(path.join(folder, 'package-lock.json'));
  const present = packagesOf(path.join(folder, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([place, { version, integrity, optional }]) => {
    if (place === '') return true;
    const found = present[place];
    if (found === undefined) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
}

/**
 * Installs the packages if they are missing or not those of package-lock.json.
 * @param {(text: string) => void} say
 * @returns {Promise<Outcome>}
 */
export async function ensurePackages(say) {
  if (packagesMatch()) {
    say('there already');
    return { ok: true };
  }
  say('installing with npm ci (half a minute to a few minutes) ...');
  const started = Date.now();
  const kept = keepCache();
  const ended = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  kept.putBack();
  if (!ended.ok) {
    return { ok: false, why: `npm ci failed (${ended.how}). It wrote:\n${ended.output.trim()}` };
  }
  say(`installed in ${Math.round((Date.now() - started) / 1000)} s`);
  return { ok: true };
}

/** npm ci empties node_modules; our cache holds a download of some 200 MB that does not depend on the packages. */
function keepCache() {
  const aside = inRoot('out', 'kept-cache');
  if (!existsSync(inCache())) return { putBack() {} };
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(path.dirname(aside), { recursive: true });
  renameSync(inCache(), aside);
  return {
    putBack() {
      mkdirSync(path.dirname(inCache()), { recursive: true });
      rmSync(inCache(), { recursive: true, force: true });
      renameSync(aside, inCache());
    },
  };
}
