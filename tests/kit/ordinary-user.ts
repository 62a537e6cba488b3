// An ordinary user of the system with a copy of the project as their own, made for one test and removed after it. Needs root.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/setup/places.mjs';

export interface OrdinaryUser {
  readonly name: string;
  readonly uid: number;
  readonly home: string;
  /** Their copy: the project as it lies here, installed and built. */
  readonly project: string;
  /** Removes the user with the home folder. None of their processes may be running any more. */
  remove(): void;
}

/** What of the project folder is not copied. */
const leftOut = ['.git', 'test-results'];

export function makeOrdinaryUser(): OrdinaryUser {
  const name = `tableside-${process.pid}`;
  must('useradd', ['--create-home', '--shell', '/bin/sh', name]);
  const remove = () => must('userdel', ['--remove', '--force', name]);
  try {
    const [, , uid = '', , , home = ''] = must('getent', ['passwd', name]).trim().split(':');
    const project = path.join(home, 'tableside');
    must('mkdir', [project]);
    const parts = readdirSync(root).filter((part) => !leftOut.includes(part));
    must('cp', ['-a', ...parts.map((part) => path.join(root, part)), project]);
    must('chown', ['-R', `${name}:`, project]);
    return { name, uid: Number(uid), home, project, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Runs a command of the system and refuses to go on without it. */
function must(command: string, args: readonly string[]): string {
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
  return stdout;
}
