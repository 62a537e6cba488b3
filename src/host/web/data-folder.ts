/** Where games are kept when no desktop shell says so: the same folder that the shell would use. */

import path from 'node:path';

/** What of the system decides it. */
export interface System {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly here: string; // the folder in which the command was given
}

const NAME = 'Tableside';

/** The folder that TABLESIDE_DATA names, or the system's place for programs. */
export function dataFolder({ platform, env, home, here }: System): string {
  const set = (name: string) => (env[name] === '' ? undefined : env[name]);
  const { join, resolve } = platform === 'win32' ? path.win32 : path.posix;
  const given = set('TABLESIDE_DATA');
  if (given !== undefined) return resolve(here, given);
  switch (platform) {
    case 'win32':
      return join(set('APPDATA') ?? join(home, 'AppData', 'Roaming'), NAME);
    case 'darwin':
      return join(home, 'Library', 'Application Support', NAME);
    default:
      return join(set('XDG_CONFIG_HOME') ?? join(home, '.config'), NAME);
  }
}
