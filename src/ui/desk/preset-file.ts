/** A set of rules as a file in the hands of the browser. What is in it is for the host to write and to check. */

import { download } from './download.ts';

/** More characters than any such file has; the rest is not needed to refuse it as too long. */
const ENOUGH = 16 * 1024;

/** What a file of this set of rules is called: characters that a file's name cannot have are left out. */
export function fileName(name: string): string {
  const plain = name
    .replace(/[\\/:*?"<>|\p{C}]/gu, '-')
    .trim()
    .replace(/^[.\s]+/, '');
  return `${plain === '' ? 'rules' : plain}.tableside-rules.json`;
}

/** Hands the text out as a download. */
export function handOut(name: string, text: string): void {
  download(fileName(name), text, 'application/json');
}

/** The text of a file, or as much of it as could ever be one. */
export async function textOf(file: Blob): Promise<string> {
  return (await file.slice(0, 4 * ENOUGH).text()).slice(0, ENOUGH);
}
