/** What keeps a file from being read or written, to stand in a sentence; and what was mended of a game file. */

export const DISK_WORDS = {
  noFolder: 'its folder does not exist',
  forbidden: 'this user may not write there',
  full: 'the disk is full',
  readOnly: 'the disk can only be read',
  noFile: 'it is not a file',
  noJournal: 'it is not a game file of this program',
  otherVersion: (version: number) =>
    `it was written by another version of this program; this one reads version ${version}`,
  heldBy: (pid: number) => `process ${pid}`,
  takenAgain: 'other programs keep taking it',
};

/** What was mended when a game file was opened. */
export type Rescued =
  | { readonly is: 'torn' } // its last line was cut off by a crash
  | { readonly is: 'damaged'; readonly kept: string }; // where the damaged file lies

/** What was mended, for people. */
export function rescuedWords(rescued: Rescued): string {
  switch (rescued.is) {
    case 'torn':
      return 'The last entry was cut short when the program ended. It had not been shown yet; everything before it is here.';
    case 'damaged':
      return `The game file was damaged. The game goes on from the last entry before the damage; the damaged file is kept as ${rescued.kept}.`;
  }
}
