/** The plain page of a window that gave up. No script and no style of the program: those may be what is broken. */

/** What a person can do there; the name is the end of the link's address. */
export const STOPPED_ACTS = ['restart', 'copy'] as const;
export type StoppedAct = (typeof STOPPED_ACTS)[number];

/** The page for the window of the given name; `copied` says that the diagnostics are on the clipboard now. */
export function stoppedPage(window: string, copied: boolean): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="color-scheme" content="dark light" />
    <title>Tableside: the ${window} stopped</title>
  </head>
  <body>
    <h1>The ${window} stopped</h1>
    <p>This window crashed three times within a minute, so it is not loaded again by itself. The game is safe: it is kept
      by the program, not by this window.</p>
    <p><a href="/stopped/${window}/restart">Restart this window</a></p>
    <p><a href="/stopped/${window}/copy">Copy diagnostics</a> (versions and the causes of the crashes; no names, no game)</p>
    ${copied ? '<p role="status">Copied. Paste it into your report.</p>' : ''}
    <p>If it stops again, close the program and start it anew.</p>
  </body>
</html>
`;
}

/** The act that a link of the page at `address` stands for, or null for any other address. */
export function stoppedAct(address: string, url: string): StoppedAct | null {
  return STOPPED_ACTS.find((act) => url === `${address}/${act}`) ?? null;
}
