// Step: what runs is built from the sources that lie there. Knows that there are two builds, the program with its windows
// (electron-vite) and the programs for Node, and when each is stale.
import { runPackage } from './command.mjs';
import { freshness } from './fresh.mjs';
import { ensureNodePrograms } from './node-build.mjs';

const sources = [
  'src',
  'electron',
  'resources',
  'electron.vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
];

/**
 * Builds what is stale. Needs the npm packages.
 * @param {(text: string) => void} say
 * @returns {Promise<{ ok: true } | { ok: false, why: string }>}
 */
export async function ensureBuilt(say) {
  const state = freshness('program', sources);
  if (!state.fresh) {
    say('building the windows (some ten seconds) ...');
    state.forget();
    const ended = await runPackage('electron-vite/bin/electron-vite.js', ['build']);
    if (!ended.ok)
      return {
        ok: false,
        why: `electron-vite build failed (${ended.how}). It wrote:\n${ended.output.trim()}`,
      };
    state.remember();
  }
  const programs = await ensureNodePrograms(say);
  if (!programs.ok) return { ok: false, why: `The programs for Node could not be built. ${programs.why}` };
  say(state.fresh ? 'nothing has changed since the last build' : 'built');
  return { ok: true };
}
