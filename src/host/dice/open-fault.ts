/**
 * Why a port did not open, by the text of the error: the binding gives no code.
 * It knows texts only; what to do about a cause is the reader's business.
 */

/** Causes that are told apart; everything else is `other`. */
export type OpenFault = 'missing' | 'denied' | 'busy' | 'not-serial' | 'other';

// Order counts: a driver that denies a port in use says "Access denied", the rights of a file "Permission denied".
const TEXTS: readonly (readonly [RegExp, OpenFault])[] = [
  [/no such (file|device)|file not found|does not exist|ENOENT|ENXIO|ENODEV/i, 'missing'],
  [/cannot lock port|temporarily unavailable|resource busy|access (is )?denied|is locked|EBUSY/i, 'busy'],
  [/permission denied|operation not permitted|EACCES|EPERM/i, 'denied'],
  [/inappropriate ioctl|is a directory|not a typewriter|ENOTTY|EISDIR/i, 'not-serial'],
];

/** Classifies the message of a failed open. */
export function openFault(message: string): OpenFault {
  return TEXTS.find(([text]) => text.test(message))?.[1] ?? 'other';
}
