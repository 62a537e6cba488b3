/** The program's log: a file that is rotated, and the terminal where there is one. */

import { join } from 'node:path';
import electronLog from 'electron-log/node.js';

export interface Log {
  info(text: string): void;
  warn(text: string): void;
  /** A fault with its cause: the message names the thing and the next step, the cause says the rest. */
  error(text: string, cause?: unknown): void;
}

/** Size of the log file in bytes at which it is put aside as `tableside.old.log` and begun anew. */
const LARGEST = 1024 * 1024;

/** Opens the log in a data folder; with `terminal` warnings and errors are printed to standard error as well. */
export function openLog(folder: string, terminal: boolean): Log {
  const logger = electronLog.create({ logId: folder });
  logger.transports.file.resolvePathFn = () => join(folder, 'tableside.log');
  logger.transports.file.maxSize = LARGEST;
  logger.transports.file.format = '{y}-{m}-{d} {h}:{i}:{s}.{ms} {level} {text}';
  logger.transports.console.level = false;
  const print = (text: string) => {
    if (terminal) process.stderr.write(`${text}\n`);
  };
  return {
    info: (text) => logger.info(text),
    warn(text) {
      logger.warn(text);
      print(text);
    },
    error(text, cause) {
      logger.error(text, ...(cause === undefined ? [] : [cause]));
      print(cause instanceof Error ? `${text} ${cause.message}` : text);
    },
  };
}
