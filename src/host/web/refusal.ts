/** The plain page of a refused request: what happened, and what to do now. It takes nothing from the request. */

export type RefusedFor = 'no-key' | 'used-key' | 'wrong-host' | 'method' | 'not-found';

const FRESH = 'Go to the terminal in which Tableside runs, press Enter there, and open the fresh address.';

const SAYS: Readonly<Record<RefusedFor, readonly [what: string, next: string]>> = {
  'no-key': ['This browser has not been let in.', FRESH],
  'used-key': ['This address has been used already, or a fresher one was asked for. Each opens once.', FRESH],
  'wrong-host': ['Tableside answers only under the address that it printed.', FRESH],
  method: ['Tableside’s pages can only be read.', 'Open the desk or the display in a browser.'],
  'not-found': ['There is no such page.', 'The pages are /desk and /display.'],
};

/** The page for a cause. */
export function refusalPage(why: RefusedFor): string {
  const [what, next] = SAYS[why];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <title>Tableside: refused</title>
  </head>
  <body>
    <h1>Refused</h1>
    <p>${what}</p>
    <p>${next}</p>
  </body>
</html>
`;
}
