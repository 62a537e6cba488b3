/**
 * What the pages of the program may do, in a window as in a browser. Both servers of the pages send it, and each page
 * carries the policy a second time in its own head.
 */

/** The content policy as a page carries it in its head: own scripts, styles, fonts, pictures and sounds, own socket, nothing else. */
export const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Sent with every answer of both servers. Being framed can be forbidden in a header only. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': `${CONTENT_POLICY}; frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
