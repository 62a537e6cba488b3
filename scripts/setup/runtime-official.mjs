// The official Electron runtime: the one that the npm package `electron` downloads. Knows where it lies and how to fetch it.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runPackage, wordsOf } from './command.mjs';
import { inCache, inRoot } from './places.mjs';

const day = 24 * 60 * 60 * 1000;

/** How long the other side may take to answer at all, and how long the whole download (about 120 MB) may take. */
const answerSeconds = 10;
const downloadSeconds = 900;

/** The version of the npm package `electron`, "unknown" before the packages are installed. */
export function officialVersion() {
  const file = inRoot('node_modules', 'electron', 'package.json');
  return existsSync(file) ? String(JSON.parse(readFileSync(file, 'utf8')).version) : 'unknown';
}

/** The executable, if the official runtime is installed whole and in the version of its package. */
export function officialExecutable() {
  const package_ = inRoot('node_modules', 'electron');
  const name = `${package_}/path.txt`;
  const version = `${package_}/dist/version`;
  if (!existsSync(name) || !existsSync(version)) return undefined;
  if (readFileSync(version, 'utf8').trim().replace(/^v/, '') !== officialVersion()) return undefined;
  const executable = inRoot('node_modules', 'electron', 'dist', readFileSync(name, 'utf8').trim());
  return existsSync(executable) ? executable : undefined;
}

/** @param {string} cache */
const refusalFile = (cache) => path.join(cache, 'official-refused.json');

/**
 * What was refused within the last day, for this version. A memory that cannot be read, or was cut off while it was
 * written, is none: then the site is asked again.
 * @param {string} cache
 * @returns {string | undefined}
 */
function rememberedRefusal(cache) {
  /** @type {unknown} */
  let read;
  try {
    read = JSON.parse(readFileSync(refusalFile(cache), 'utf8'));
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null) return undefined;
  if (!('version' in read) || !('when' in read) || !('why' in read)) return undefined;
  const { version, when, why } = read;
  if (typeof when !== 'number' || typeof why !== 'string') return undefined;
  return version === officialVersion() && Date.now() - when < day ? why : undefined;
}

/**
 * Remembers a refusal, or forgets the one before. Where the disk does not let it, the next start asks again, which costs
 * seconds and nothing else; so it is told and not thrown.
 * @param {string} cache
 * @param {string | undefined} why
 * @param {(text: string) => void} say
 */
function remember(cache, why, say) {
  try {
    if (why === undefined) {
      rmSync(refusalFile(cache), { force: true });
      return;
    }
    mkdirSync(cache, { recursive: true });
    writeFileSync(refusalFile(cache), JSON.stringify({ version: officialVersion(), when: Date.now(), why }));
  } catch (error) {
    say(`${refusalFile(cache)} could not be written (${wordsOf(error)}), so the next start asks again`);
  }
}

/**
 * Downloads the official runtime. A refusal is remembered for a day, so that the next start does not ask again.
 * @param {(text: string) => void} say
 * @param {string} [cache] The folder in which a refusal is remembered.
 * @returns {Promise<{ ok: true } | { ok: false, why: string }>}
 */
export async function fetchOfficial(say, cache = inCache()) {
  const remembered = rememberedRefusal(cache);
  if (remembered !== undefined) return { ok: false, why: remembered };
  say(`downloading Electron ${officialVersion()} from github.com (about 120 MB) ...`);
  const refused = await refusedByNetwork();
  const ended = refused === undefined ? await install() : undefined;
  if (ended?.ok && officialExecutable() !== undefined) {
    remember(cache, undefined, say);
    say('downloaded');
    return { ok: true };
  }
  const cause = refused ?? `its installer ended with ${ended?.how}: ${ended?.output.trim().split('\n')[0]}`;
  const why = `The official Electron ${officialVersion()} could not be downloaded (${cause}).`;
  remember(cache, why, say);
  return { ok: false, why };
}

const install = () => runPackage('electron/install.js', [], { seconds: downloadSeconds });

/**
 * Asks once whether the download site answers, because the installer itself waits without an end where a firewall
 * swallows everything. Skipped where a person has set another source or a proxy, which only the installer knows to use.
 * @returns {Promise<string | undefined>} What is wrong, or undefined when nothing is.
 */
async function refusedByNetwork() {
  const ownSource = Object.keys(process.env).some((name) =>
    /electron_.*(mirror|custom|proxy)|https_proxy/i.test(name),
  );
  if (ownSource) return undefined;
  try {
    const place = `https://github.com/electron/electron/releases/download/v${officialVersion()}/SHASUMS256.txt`;
    const answer = await fetch(place, { method: 'HEAD', signal: AbortSignal.timeout(answerSeconds * 1000) });
    return answer.ok ? undefined : `github.com answered ${answer.status}`;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const cause = error.cause instanceof Error ? error.cause.message : error.message;
    return `github.com does not answer: ${cause}`;
  }
}
