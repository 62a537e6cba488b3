/** Opens the data folder in the system's own file manager. */

import { SHELL_WORDS } from '../src/words/shell.ts';
import type { Log } from '../src/host/start.ts';

/** What opening needs of Electron. */
export interface FolderParts {
  /** Opens a path; resolves to the system's words for why it could not, which are empty where it could. */
  readonly open: (path: string) => Promise<string>;
  /** Shows a person that something did not work. */
  readonly tell: (title: string, detail: string) => void;
  readonly log: Log;
}

/** Opens a folder; where the system has no program for it, a person is told which folder it is. Never fails. */
export async function openFolder(folder: string, { open, tell, log }: FolderParts): Promise<void> {
  const why = await open(folder).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  if (why === '') return;
  log.warn(`The data folder ${folder} could not be opened in a file manager: ${why}`);
  tell(SHELL_WORDS.notOpened, `${SHELL_WORDS.openByHand}\n\n${folder}\n\n${why}`);
}
