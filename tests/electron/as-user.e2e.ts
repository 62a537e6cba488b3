// `npm start` as people start it: an ordinary user gets the windows, sandboxed; root without a display gets the pages.
import { readFileSync, readlinkSync } from 'node:fs';
import { findProgram } from '../../scripts/setup/command.mjs';
import { root } from '../../scripts/setup/places.mjs';
import { expect, makeDataFolder, test } from '../kit/launch.ts';
import { makeOrdinaryUser, type OrdinaryUser } from '../kit/ordinary-user.ts';
import { Terminal } from '../kit/terminal.ts';

const isRoot = process.getuid?.() === 0;

/** A terminal's environment with nothing of the tests' own in it, above all no display. */
function plainEnvironment(home: string): NodeJS.ProcessEnv {
  return { HOME: home, PATH: process.env['PATH'], LANG: 'C.UTF-8' };
}

/** `npm start` under a virtual display, by a user made for it, or by ourselves where we are an ordinary user. */
function startAsUser(user: OrdinaryUser | undefined, data: string): Terminal {
  const underDisplay = ['xvfb-run', '-a', 'npm', 'start'];
  if (user === undefined) {
    const env = { ...plainEnvironment(process.env['HOME'] ?? data), TABLESIDE_DATA: data };
    return new Terminal('xvfb-run', underDisplay.slice(1), { cwd: root, env });
  }
  const env = plainEnvironment(user.home);
  return new Terminal('runuser', ['-u', user.name, '--', ...underDisplay], { cwd: user.project, env });
}

/** Asks the start command, not npm around it, for its end, as a terminal that is closed does. */
function endStart(terminal: Terminal): void {
  const start = terminal.processes().find(({ command }) => /^\S*node scripts\/start\.mjs/.test(command));
  if (start === undefined) throw new Error(`No start command is running. It wrote:\n${terminal.output}`);
  process.kill(start.pid, 'SIGTERM');
}

test('an ordinary user who runs npm start gets the desk, with the sandbox on', async ({ data }) => {
  test.setTimeout(240_000);
  expect(findProgram(['xvfb-run'])).toBeDefined();
  const user = isRoot ? makeOrdinaryUser() : undefined;
  const terminal = startAsUser(user, data);
  try {
    const [first] = await terminal.waitFor(/^(Tableside: the desk is open|Serving the desk .*)$/m, 120);
    expect(first, terminal.output).toBe('Tableside: the desk is open');
    const processes = terminal.processes();
    const ofElectron = processes.filter(({ command }) => /\/electron /.test(command));
    expect(ofElectron.length).toBeGreaterThan(1);
    expect(processes.filter(({ command }) => command.includes('--no-sandbox'))).toEqual([]);
    const uid = user?.uid ?? process.getuid?.();
    expect(ofElectron.filter((one) => one.uid !== uid)).toEqual([]);
    const screens = ofElectron.filter(({ command }) => command.includes('--type=renderer'));
    expect(screens.length).toBeGreaterThan(0);
    for (const { pid } of screens) {
      // What the kernel says of it, not what its command line says: system calls filtered, a user namespace of its own.
      expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Seccomp:\t2$/m);
      expect(readlinkSync(`/proc/${pid}/ns/user`)).not.toBe(readlinkSync('/proc/self/ns/user'));
    }
    endStart(terminal);
    expect(await terminal.ended(60)).toBe('code 0');
    expect(terminal.processes()).toEqual([]);
  } finally {
    terminal.kill();
    user?.remove();
  }
});

test('npm start without a display serves the desk as pages, says why, and ends with its terminal', async () => {
  const data = await makeDataFolder();
  const env = { ...plainEnvironment(process.env['HOME'] ?? data), TABLESIDE_DATA: data };
  const terminal = new Terminal('npm', ['start'], { cwd: root, env });
  try {
    const [, address = ''] = await terminal.waitFor(/Desk: (http:\/\/127\.0\.0\.1:\d+\/desk\?key=\S+)/, 60);
    expect(terminal.output).toContain(isRoot ? 'You are root' : 'There is no display here');
    // The address opens once: it gives a pass, and the page under its plain name.
    const opened = await fetch(address, { redirect: 'manual' });
    expect(opened.status).toBe(303);
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    const desk = new URL(opened.headers.get('location') ?? '', address);
    const page = await fetch(desk, { headers: { cookie } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>');
    endStart(terminal);
    expect(await terminal.ended(30)).toBe('code 0');
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  } finally {
    terminal.kill();
  }
});
