// Tells whether the Node that runs this is new enough. Asked before anything else.
import { readFileSync } from 'node:fs';
import { inRoot } from './places.mjs';

/**
 * What is wrong with this Node, by the "engines" entry of package.json (">=major.minor").
 * @param {string} [version] As process.versions.node gives it.
 * @returns {string | undefined} Undefined when it will do.
 */
export function nodeTooOld(version = process.versions.node) {
  /** @type {string} */
  const wanted = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).engines.node;
  const [major = 0, minor = 0] = numbers(wanted);
  const [ownMajor = 0, ownMinor = 0] = numbers(version);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return undefined;
  return `Tableside needs Node ${major}.${minor} or newer; this is Node ${version}. Install a newer one from nodejs.org, then try again.`;
}

/** @param {string} text */
const numbers = (text) => text.replace(/^\D+/, '').split('.').map(Number);
