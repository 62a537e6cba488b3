// Opens the program in its windows, and tells when and why that is not possible. Never switches Electron's sandbox off.
import { spawn } from 'node:child_process';
import { run } from '../setup/command.mjs';
import { root } from '../setup/places.mjs';
import { follow } from './follow.mjs';

/** What the program prints when the referee's window has loaded. */
const openLine = 'Tableside: the desk is open';

/** How much of the end of stderr is kept to find the cause of a failed start, in characters. */
const keptLength = 16_384;

/**
 * The reason why no window can open here, as far as it is known without an Electron runtime.
 * @returns {string | undefined}
 */
export function noWindowHere() {
  if (process.getuid?.() === 0) {
    return 'You are root, and the windows never run without their sandbox, which Electron refuses to root. For windows, start as an ordinary user.';
  }
  if (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) {
    return 'There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set). For windows, start from a desktop session.';
  }
  return undefined;
}

/**
 * The libraries of the system that a runtime lacks, asked of the loader itself.
 * @param {string} executable
 * @returns {Promise<string | undefined>} A sentence, or undefined when nothing is missing or it cannot be told.
 */
export async function missingLibraries(executable) {
  if (process.platform !== 'linux') return undefined;
  const told = await run('ldd', [executable], { env: { ...process.env, LC_ALL: 'C' } });
  const missing = [...told.stdout.matchAll(/^\s*(\S+) => not found/gm)].map((found) => found[1]);
  if (missing.length === 0) return undefined;
  return `Electron lacks libraries of the system: ${missing.join(', ')}.`;
}

/**
 * Runs the program in its windows until it ends.
 * @param {string} executable The Electron runtime.
 * @param {readonly string[]} args
 * @returns {Promise<{ ok: true, code: number } | { ok: false, why: string }>} Not ok when it ended by itself before the
 *   desk was open.
 */
export async function openWindows(executable, args) {
  const env = { ...process.env };
  // Set in the terminals of some editors; it would turn Electron into a plain Node.
  delete env['ELECTRON_RUN_AS_NODE'];
  const child = spawn(executable, [root, ...args], { cwd: root, env, stdio: ['inherit', 'pipe', 'pipe'] });
  let told = '';
  let complaints = '';
  let open = false;
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    if (open) return;
    told = (told + text).slice(-keptLength);
    open = told.includes(openLine);
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    process.stderr.write(text);
    complaints = (complaints + text).slice(-keptLength);
  });
  const { code, how, asked } = await follow(child);
  if (open || asked || code === 0) return { ok: true, code };
  return { ok: false, why: causeOf(complaints, how) };
}

/**
 * @param {string} complaints What Electron wrote on stderr.
 * @param {string} how
 */
function causeOf(complaints, how) {
  if (/No usable sandbox|SUID sandbox helper/i.test(complaints)) {
    return (
      'Electron could not set up its sandbox: this system does not let ordinary users make user namespaces. ' +
      'On Ubuntu "sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0" allows it until the next boot.'
    );
  }
  const library = /error while loading shared libraries: ([^:\s]+)/.exec(complaints);
  if (library) return `Electron lacks a library of the system: ${library[1]}.`;
  if (/Missing X server|cannot open display|Unable to open X display/i.test(complaints)) {
    return `The display ${process.env['DISPLAY'] ?? ''} does not answer.`;
  }
  return `Electron ended before the desk was open (${how}); what it wrote is above.`;
}
