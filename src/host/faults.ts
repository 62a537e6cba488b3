/** What was thrown, as code and as words: anything may be thrown, and errors of the system carry a code of their own. */

/** The system's code of an error, such as ENOENT; null where it has none. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** What was thrown, in the words of whoever threw it. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
