/** What devices and other programs put on the line that is none of the dice's business: bytes alone. */
import type { Place } from '../dice/message.ts';

/** A board that starts: noise of the loader at its own speed, then prose. */
export const BOOT_TEXT =
  '\xfe\x8crl\x9c\xff\x00\r\nets Jun  8 2016 00:22:57\r\n\r\nrst:0x1 (POWERON_RESET),boot:0x13 (SPI_FAST_FLASH_BOOT)\r\n' +
  'load:0x3fff0030,len:1184\r\nentry 0x400805e4\r\nDice ready. Version 1.2, 3 1 4 6 is a roll\r\n';

/** The question of a program that looks for modems, sent back by a board with echo. */
export const AT_PROBE = 'AT\r\r\nERROR\r\nAT+GCAP\r\r\nERROR\r\n';

/** A roll, dressed for a terminal. */
export const ANSI = '\x1b[2J\x1b[H\x1b[32m3146\x1b[0m\r\n';

/** Longer than any line may be. */
export const OVERLONG = `${'U'.repeat(300)}\n`;

/** Objects made to do harm; none of them is a roll. `place` is where the next roll would stand. */
export function hostileJson({ boot, seq }: Place): string[] {
  const roll = (dice: string, number = String(seq)) => `{"t":"roll","b":"${boot}","n":${number},"d":${dice}}`;
  const inner = roll('[6,6,6,6]');
  return [
    ...['["6",6,6,6]', '[6,6,6,6.5]', '[6,6,6,null]', '[NaN,6,6,6]', '[6,6,6,7]', '[[6,6,6,6]]', '[]'].map(
      (dice) => roll(dice),
    ),
    ...['{"length":4,"0":6,"1":6,"2":6,"3":6}', '"6666"', '[6,6,6,1e999]', '[-6,6,6,6]'].map((dice) =>
      roll(dice),
    ),
    ...['-1', '65536', '1e999', `"${seq}"`, 'null', '0.5'].map((number) => roll('[6,6,6,6]', number)),
    `{"__proto__":${inner}}`,
    `{"constructor":{"prototype":${inner}}}`,
    `{"t":"hasOwnProperty"}`,
    `{"t":"__proto__"}`,
    `{"t":"roll","__proto__":{"b":"${boot}","n":${seq},"d":[6,6,6,6]}}`,
    `${'{"t":'.repeat(150)}1${'}'.repeat(150)}`,
    `{"t":"roll","b":"${boot}","n":${seq},"d":[6,6,6,6],"x":${'['.repeat(200)}${']'.repeat(200)}}`,
    `${inner}${inner}`,
    `${inner.slice(0, -3)}`,
    `${inner}*0000`,
    `{"t":"roll","b":"${boot}","n":${seq},"d":[6,6,6,6],"x":"\xc3\x28"}`,
    '{}',
    '{"t":null}',
  ].map((line) => `${line}\n`);
}

/** An object of so many bytes. */
export const hugeJson = (bytes: number): string => `{"t":"roll","x":"${'x'.repeat(bytes)}"}\n`;
