// Builds the programs that run in plain Node (the line program, the pages, the simulated reader, what trains and
// measures the computer players) into out/node. They need no window, so neither
// Electron nor the screens are built for them.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { freshness } from './fresh.mjs';
import { inRoot } from './places.mjs';

/** The programs: the name of the file in out/node, and where its source lies. */
const programs = {
  referee: 'src/host/line/main.ts',
  pages: 'src/host/web/main.ts',
  dice: 'src/host/simulator/main.ts',
  'advice-worker': 'src/host/advice/worker.ts',
  duel: 'src/host/duel/main.ts',
  train: 'src/host/training/main.ts',
  calibrate: 'src/host/calibration/main.ts',
};

const sources = [
  ...['rules', 'odds', 'words', 'table', 'contract', 'host', 'advice'].map((room) => `src/${room}`),
  'resources/advice',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/setup/node-build.mjs',
];

/**
 * Builds them if their sources have changed. Needs the npm packages. Writes nothing to the terminal by itself.
 * @param {(text: string) => void} say
 * @returns {Promise<{ ok: true } | { ok: false, why: string }>}
 */
export async function ensureNodePrograms(say) {
  const state = freshness('node', sources);
  if (state.fresh) return { ok: true };
  say('building the programs for Node ...');
  state.forget();
  const folder = inRoot('out', `node-${process.pid}`);
  try {
    await build(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
  // Put in place whole: another terminal may be starting one of them right now.
  const former = inRoot('out', `node-former-${process.pid}`);
  if (existsSync(inRoot('out', 'node'))) renameSync(inRoot('out', 'node'), former);
  renameSync(folder, inRoot('out', 'node'));
  rmSync(former, { recursive: true, force: true });
  state.remember();
  return { ok: true };
}

/** @param {string} folder */
async function build(folder) {
  const vite = await import('vite');
  const input = Object.fromEntries(
    Object.entries(programs).map(([name, source]) => [name, inRoot(...source.split('/'))]),
  );
  await vite.build({
    configFile: false,
    root: inRoot(),
    // Standard output may belong to the line program; what goes wrong is thrown.
    logLevel: 'silent',
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      rollupOptions: {
        input,
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  });
}
