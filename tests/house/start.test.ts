// `npm start` and its set-up: what it says and does where something is missing. The real runtime, user and display are
// driven by tests/electron/as-user.e2e.ts; here programs of the system are stood in for, to have them fail.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noWindowHere, openWindows } from '../../scripts/open/window.mjs';
import { run } from '../../scripts/setup/command.mjs';
import { inRoot } from '../../scripts/setup/places.mjs';
import { steps } from '../../scripts/setup/steps.mjs';
import { ensureSystem } from '../../scripts/setup/system.mjs';

let folder = '';
let said: string[] = [];
const say = (text: string) => void said.push(text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tableside-start-'));
  said = [];
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** A program of the system, stood in for by a shell script. */
function program(name: string, script: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

const beUser = (uid: number) => vi.spyOn(process, 'getuid').mockReturnValue(uid);

test('each step is told with its number, its name and how far it is', () => {
  const step = steps(2, say);
  const first = step('npm packages');
  first('installing ...');
  first('installed');
  step('build')('built');
  expect(said).toEqual([
    '1/2 npm packages: installing ...',
    '1/2 npm packages: installed',
    '2/2 build: built',
  ]);
});

test('root gets no window, whatever display there is', () => {
  beUser(0);
  vi.stubEnv('DISPLAY', ':0');
  expect(noWindowHere()).toContain('You are root');
});

test('an ordinary user gets a window where a display of either kind is named', () => {
  beUser(1000);
  vi.stubEnv('DISPLAY', '');
  vi.stubEnv('WAYLAND_DISPLAY', '');
  expect(noWindowHere()).toContain('There is no display here');
  vi.stubEnv('WAYLAND_DISPLAY', 'wayland-0');
  expect(noWindowHere()).toBeUndefined();
  vi.stubEnv('WAYLAND_DISPLAY', '');
  vi.stubEnv('DISPLAY', ':0');
  expect(noWindowHere()).toBeUndefined();
});

test('no script and no part of the program switches the sandbox off', () => {
  const files = ['scripts', 'electron'].flatMap((place) =>
    readdirSync(inRoot(place), { recursive: true, encoding: 'utf8' }).map((name) => path.join(place, name)),
  );
  const sources = files.filter((name) => /\.(mjs|ts)$/.test(name));
  expect(sources.length).toBeGreaterThan(15);
  const switchedOff = /--no-sandbox|appendSwitch\(\s*'no-sandbox'|sandbox: false/;
  expect(sources.filter((name) => switchedOff.test(readFileSync(inRoot(name), 'utf8')))).toEqual([]);
});

test('a program that ends after its desk was open has been opened, and its exit code is passed on', async () => {
  const electron = program('electron', 'echo "Tableside: the desk is open"; exit 3');
  expect(await openWindows(electron, [])).toEqual({ ok: true, code: 3 });
});

test('Electron is started on the project folder, with the arguments behind it and never as a plain Node', async () => {
  vi.stubEnv('ELECTRON_RUN_AS_NODE', '1');
  const told = path.join(folder, 'told');
  const electron = program('electron', `echo "$* [$ELECTRON_RUN_AS_NODE]" > ${told}`);
  expect(await openWindows(electron, ['--journal', 'x'])).toEqual({ ok: true, code: 0 });
  expect(readFileSync(told, 'utf8').trim()).toBe(`${inRoot()} --journal x []`);
});

test.each([
  [
    'a missing library is named',
    'electron: error while loading shared libraries: libgtk-3.so.0: cannot open shared object file',
    'Electron lacks a library of the system: libgtk-3.so.0.',
  ],
  [
    'a sandbox that the system refuses is told with the way out',
    'FATAL:setuid_sandbox_host.cc The SUID sandbox helper binary was found, but is not configured correctly.',
    'sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0',
  ],
  [
    'a display that does not answer is named',
    'ERROR: Missing X server or $DISPLAY',
    'The display :77 does not answer.',
  ],
  [
    'any other end is told with its code',
    'something else',
    'Electron ended before the desk was open (code 127)',
  ],
])('when Electron ends before the desk is open, %s', async (_name, complaint, why) => {
  vi.stubEnv('DISPLAY', ':77');
  const electron = program('electron', `echo '${complaint}' >&2; exit 127`);
  const opened = await openWindows(electron, []);
  expect(opened.ok ? '' : opened.why).toContain(why);
});

/** A Debian on which none of the libraries is installed, and apt has the names of a given kind. */
function bareDebian(names: RegExp): string {
  program('dpkg-query', 'exit 1');
  program(
    'apt-cache',
    `case "$2" in ${names.source}) echo "  Candidate: 1.0";; *) echo "  Candidate: (none)";; esac`,
  );
  program('apt-get', `echo "$*" >> ${path.join(folder, 'apt-calls')}`);
  vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
  const release = path.join(folder, 'os-release');
  writeFileSync(release, 'PRETTY_NAME="Bare"\nID=ubuntu\nID_LIKE=debian\n');
  return release;
}

test('without the right to install, the one command that a person has to run is told, in the names of their release', async () => {
  beUser(1000);
  const release = bareDebian(/libgtk-3-0t64|libasound2t64|libnss3/);
  program('sudo', 'exit 1');
  const system = await ensureSystem('start', say, release);
  expect(system.ok ? '' : system.why).toContain(
    'sudo apt-get update && sudo apt-get install --no-install-recommends libgtk-3-0t64 libnss3 libasound2t64 libgbm1',
  );
});

test('with the right to install, missing libraries are installed without questions', async () => {
  beUser(0);
  const release = bareDebian(/libgtk-3-0|libnss3/);
  expect(await ensureSystem('start', say, release)).toEqual({ ok: true });
  const [first, second = ''] = readFileSync(path.join(folder, 'apt-calls'), 'utf8').trim().split('\n');
  expect(first).toBe('-q update');
  expect(second).toContain('-q install -y --no-install-recommends libgtk-3-0 libnss3 ');
  expect(said.at(-1)).toBe('installed');
});

test('an installation that fails is told with what apt wrote, and does not stop the start', async () => {
  beUser(0);
  const release = bareDebian(/libnss3/);
  program('apt-get', 'echo "E: Unable to locate package"; exit 100');
  const system = await ensureSystem('start', say, release);
  expect(system.ok ? '' : system.why).toContain('E: Unable to locate package');
});

test('on a Linux without Debian packages the needed libraries are named', async () => {
  const release = path.join(folder, 'os-release');
  writeFileSync(release, 'ID=fedora\n');
  const system = await ensureSystem('start', say, release);
  expect(system.ok ? '' : system.why).toContain('libgtk-3-0 libnss3 libasound2');
});

test('the build machine runs npm test and passes its exit code on', async () => {
  program('npm', 'echo "npm $*"; exit 7');
  vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
  const ended = await run('bash', [inRoot('.ci', 'run')]);
  expect(ended).toMatchObject({ ok: false, how: 'code 7', stdout: 'npm test\n' });
});

test('npm test ends with the sum alone, also when it could not begin', async () => {
  const ended = await run(process.execPath, [inRoot('scripts', 'test.mjs'), '--only', 'nonsense']);
  expect(ended.how).toBe('code 1');
  expect(ended.stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
  expect(ended.output).toContain('There is no check "nonsense"');
});

test('a program that takes too long is ended with all that it started', async () => {
  const ended = await run('sh', ['-c', 'sleep 600 & echo begun; wait'], { seconds: 0.5 });
  expect(ended).toMatchObject({ ok: false, how: 'not ready after 0.5 seconds', stdout: 'begun\n' });
});
