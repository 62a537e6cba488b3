// Step: the programs and libraries of the system that npm cannot bring. Knows Debian's and Ubuntu's packages; on other
// systems it only says what is needed.
import { existsSync, readFileSync } from 'node:fs';
import { findProgram, run } from './command.mjs';

/**
 * @typedef {object} Need Something of the system.
 * @property {readonly string[]} names Debian package names, any of which will do. Those with t64 come first: where they
 *   exist, the plain name is only an alias that cannot be installed.
 * @property {readonly string[]} [programs] Programs, any of which on the path meets the need however it came there.
 */

/** What Electron's own libraries ask for. @type {readonly Need[]} */
const toStart = [
  { names: ['libgtk-3-0t64', 'libgtk-3-0'] },
  { names: ['libnss3'] },
  { names: ['libasound2t64', 'libasound2'] },
  { names: ['libgbm1'] },
  { names: ['libxss1'] },
  { names: ['libatk-bridge2.0-0t64', 'libatk-bridge2.0-0'] },
  { names: ['libcups2t64', 'libcups2'] },
];

/** The names under which a Chromium is found on the path. */
const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome'];

/** What the tests drive beside Electron. @type {readonly Need[]} */
const toTest = [
  { names: ['xvfb'], programs: ['Xvfb'] },
  { names: ['xauth'], programs: ['xauth'] },
  { names: ['socat'], programs: ['socat'] },
  { names: ['udev'], programs: ['udevadm'] },
  { names: ['chromium'], programs: chromiumNames },
  { names: ['g++'], programs: ['g++'] },
];

/** The Chromium of the system, for browser tests; undefined where there is none. */
export const findChromium = () => findProgram(chromiumNames);

/** Whether this system is run with Debian's packages. @param {string} osRelease */
function isDebian(osRelease) {
  if (process.platform !== 'linux' || !existsSync(osRelease)) return false;
  const ids = readFileSync(osRelease, 'utf8').match(/^ID(_LIKE)?=.*$/gm) ?? [];
  return ids.some((line) => /debian|ubuntu/.test(line)) && findProgram(['dpkg-query']) !== undefined;
}

/**
 * The needs that are not met yet.
 * @param {readonly Need[]} needs
 */
async function missingOf(needs) {
  const names = needs.flatMap((need) => need.names);
  // It ends with code 1 when it does not know one of the names, and lists the others all the same.
  const listed = await run('dpkg-query', ['-W', '-f=${Package} ${db:Status-Status}\n', ...names]);
  const installed = new Set();
  for (const line of listed.stdout.split('\n')) {
    const [name, status] = line.split(' ');
    if (status === 'installed') installed.add(name);
  }
  return needs.filter(
    (need) =>
      !need.names.some((name) => installed.has(name)) &&
      !(need.programs !== undefined && findProgram(need.programs) !== undefined),
  );
}

/** What to put before apt-get: nothing as root, sudo where it asks no password, undefined where we have no right. */
async function rightToInstall() {
  if (process.getuid?.() === 0) return [];
  if (findProgram(['sudo']) === undefined) return undefined;
  return (await run('sudo', ['-n', 'true'])).ok ? ['sudo', '-n'] : undefined;
}

/**
 * The package name of each need that this release can install.
 * @param {readonly Need[]} needs
 */
async function installable(needs) {
  const names = [];
  for (const need of needs) {
    let pick = need.names.at(-1) ?? '';
    for (const name of need.names) {
      const policy = await run('apt-cache', ['policy', name], { env: { ...process.env, LC_ALL: 'C' } });
      if (/^ {2}Candidate: (?!\(none\))/m.test(policy.stdout)) {
        pick = name;
        break;
      }
    }
    names.push(pick);
  }
  return names;
}

/**
 * Installs what is missing where we may, or says what a person has to do.
 * @param {'start' | 'test'} purpose
 * @param {(text: string) => void} say
 * @param {string} [osRelease] The file in which a Linux says what it is.
 * @returns {Promise<{ ok: true } | { ok: false, why: string }>} When not ok, going on is still worth a try.
 */
export async function ensureSystem(purpose, say, osRelease = '/etc/os-release') {
  const needs = purpose === 'start' ? toStart : [...toStart, ...toTest];
  if (!isDebian(osRelease)) return elsewhere(purpose, needs, say);
  const missing = await missingOf(needs);
  if (missing.length === 0) {
    say('there already');
    return { ok: true };
  }
  const right = await rightToInstall();
  if (right === undefined) {
    const names = await installable(missing);
    const command = `sudo apt-get update && sudo apt-get install --no-install-recommends ${names.join(' ')}`;
    return {
      ok: false,
      why: `Some are missing, and installing them needs a password. Run this, then try again: ${command}`,
    };
  }
  return installWith(right, missing, say);
}

/**
 * @param {readonly string[]} right
 * @param {readonly Need[]} missing
 * @param {(text: string) => void} say
 * @returns {ReturnType<typeof ensureSystem>}
 */
async function installWith(right, missing, say) {
  const apt = [...right, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q'];
  const [first = 'env', ...rest] = apt;
  say('asking apt which packages there are ...');
  const updated = await run(first, [...rest, 'update']);
  if (!updated.ok)
    say(`apt-get update did not succeed (${updated.how}); trying with the lists that are there`);
  const names = await installable(missing);
  say(`installing ${names.join(' ')} with apt ...`);
  const ended = await run(first, [...rest, 'install', '-y', '--no-install-recommends', ...names]);
  if (ended.ok) {
    say('installed');
    return { ok: true };
  }
  const told = ended.output.trim().split('\n').slice(-15).join('\n');
  return {
    ok: false,
    why: `apt-get could not install ${names.join(' ')} (${ended.how}). It wrote:\n${told}`,
  };
}

/**
 * Systems without Debian's packages: Windows and macOS need nothing to start; other Linuxes have their own names.
 * @param {'start' | 'test'} purpose
 * @param {readonly Need[]} needs
 * @param {(text: string) => void} say
 * @returns {Awaited<ReturnType<typeof ensureSystem>>}
 */
function elsewhere(purpose, needs, say) {
  if (purpose === 'start' && process.platform !== 'linux') {
    say('nothing is needed on this system');
    return { ok: true };
  }
  const names = needs.map((need) => need.names.at(-1)).join(' ');
  const why =
    `This is not Debian or Ubuntu, so nothing is installed here. What is needed, by its Debian names: ${names}. ` +
    'If something below fails, install the packages of your system that hold them.';
  return { ok: false, why };
}
