/**
 * The device side of the checked form as the example firmware has it, on a clock that moves only when told: what it sends,
 * byte for byte, what it keeps, and what it makes of all that can arrive.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../../../scripts/setup/places.mjs';
import { crc16 } from '../../../src/host/dice/check.ts';
import { frame, readChecked } from '../../../src/host/dice/checked.ts';
import { NO_RESULT } from '../../../src/host/dice/message.ts';
import { runScript, workshop } from '../../kit/firmware.ts';

const shop = workshop();
let program = '';
beforeAll(async () => {
  program = await shop.script();
});
afterAll(() => shop.dispose());

const BOOT = '7F3A';
const run = (...commands: string[]) => runScript(program, commands);

/** What the device sent because of each command after its start. */
const after = (last: number, ...commands: string[]) => run(`begin ${BOOT} ${last}`, ...commands).slice(1);

/** A frame without its line end. */
const line = (body: string) => frame(body).trimEnd();
const hear = (body: string) => `hear ${line(body)}\\n`;
const hello = line(`TDH,1,${BOOT},4,DT-01,1.2,ack`);

describe('frames', () => {
  const told = [
    ...readFileSync(inRoot('docs', 'dice-line.md'), 'utf8').matchAll(
      /`\$([^`*]+)\*([0-9A-F]{4})`\s*\| device/g,
    ),
  ].map(([, body = '', check = '']) => [`$${body}*${check}`, body] as const);

  test('of a device are told in the documents, one of each type', () => {
    expect(told.map(([, body]) => body.slice(0, 3))).toEqual(['TDH', 'TDR', 'TDX', 'TDS', 'TDB']);
  });

  /** What the firmware sends when it is led to say this. */
  function said(body: string): readonly string[] {
    const [type, ...fields] = body.split(',');
    if (type === 'TDH') {
      const [, boot, dice, id, firmware] = fields;
      return runScript(program, [`begin ${boot ?? ''}`], { id, firmware, dice: Number(dice) }).flat();
    }
    const [boot = '', seq = '', ...rest] = fields;
    const start = (last: number) => `begin ${boot} ${last}`;
    if (type === 'TDB') return run(start(Number(seq)), `at ${Number(rest[0]) * 1000}`).flat();
    const words = new Map([
      ['TDR', 'roll'],
      ['TDX', 'none'],
      ['TDS', 'die'],
    ]);
    const report = `${words.get(type ?? '') ?? ''} ${rest.join(' ').replace(/^d(?=\d)/, '')}`;
    return run(start(Number(seq) - 1), report)
      .slice(1)
      .flat();
  }

  test.each(told)('%s comes byte for byte from the firmware', (whole, body) => {
    expect(said(body)).toContain(whole);
  });

  test('carry the check of the host', () => {
    expect(run('crc 123456789', 'crc TDR,7F3A,12,3146')).toEqual([['29B1'], [crc16('TDR,7F3A,12,3146')]]);
  });

  test('name every cause that the host knows, and are read as what they say', () => {
    const sent = after(0, ...NO_RESULT.map((why) => `none ${why} 3`)).flat();
    expect(sent.map((text) => readChecked(text, true))).toEqual(
      NO_RESULT.map((why, at) => ({
        is: 'message',
        message: { is: 'none', boot: BOOT, seq: at + 1, why },
        checked: true,
      })),
    );
  });

  test('about a die leave out what nobody measures', () => {
    expect(after(43, 'die 3 cocked 0 - -')).toEqual([[line(`TDS,${BOOT},44,d3,cocked,0,,`)]]);
  });

  test('carry no character of a name that would break them', () => {
    const [sent] = runScript(program, ['begin 0001'], {
      id: 'a,b$c*d\x07é',
      firmware: '0123456789abcdefXYZ',
    });
    expect(sent).toEqual([line('TDH,1,0001,4,abcd,0123456789abcdef,ack')]);
  });

  test.each(['0146', '3147', '123456123', ''])('are not made of the dice "%s"', (dice) => {
    expect(after(11, `roll ${dice}`, 'waiting', 'roll 25')).toEqual([
      ['refused'],
      ['0'],
      [line(`TDR,${BOOT},12,25`)],
    ]);
  });
});

describe('a start', () => {
  test('says hello three times, half a second apart', () => {
    const sent = run(`begin ${BOOT} 0`, 'at 499', 'at 500', 'at 999', 'at 1000', 'at 1500', 'at 1999');
    expect(sent).toEqual([[hello], [], [hello], [], [hello], [], []]);
  });

  test('is followed by a beat every two seconds, with the newest number and the seconds since', () => {
    expect(
      after(0, 'at 500', 'at 1000', 'at 2000', 'roll 3146', hear(`TDA,${BOOT},1`), 'at 3999', 'at 4000'),
    ).toEqual([
      [hello],
      [hello],
      [line(`TDB,${BOOT},0,2`)],
      [line(`TDR,${BOOT},1,3146`)],
      [],
      [],
      [line(`TDB,${BOOT},1,4`)],
    ]);
  });

  test('may come at any time of the clock, also when that begins anew', () => {
    const late = 2 ** 32 - 1200;
    const sent = run(
      `at ${late}`,
      `begin ${BOOT} 0`,
      `at ${late + 500}`,
      `at ${late + 1000}`,
      'roll 3146',
      `at ${late + 1100}`,
      'at 49',
      'at 50',
      'at 549',
      'at 550',
      'at 800',
    );
    const roll = line(`TDR,${BOOT},1,3146`);
    expect(sent.slice(2)).toEqual([
      [hello],
      [hello],
      [roll],
      [],
      [],
      [roll],
      [],
      [roll],
      [line(`TDB,${BOOT},1,2`)],
    ]);
  });
});

describe('a roll', () => {
  const roll = line(`TDR,${BOOT},12,3146`);
  /** The times in milliseconds at which something other than hellos and beats was sent, looking every 50 ms. */
  const timesOf = (until: number, ...commands: string[]) => {
    const looks = Array.from({ length: until / 50 }, (_, at) => (at + 1) * 50);
    const sent = after(11, ...commands, ...looks.map((at) => `at ${at}`)).slice(commands.length);
    return looks.filter((_, at) => sent[at]?.some((text) => text === roll));
  };

  test('that nobody acknowledges is sent again after 0.25, 0.5, 1, 1, ... seconds, more than ten times', () => {
    const times = timesOf(20_000, 'roll 3146');
    expect(times.slice(0, 4)).toEqual([250, 750, 1750, 2750]);
    expect(times.length).toBeGreaterThanOrEqual(10);
    expect(new Set(times.slice(2).map((at, index) => at - (times[index + 1] ?? 0)))).toEqual(new Set([1000]));
  });

  test('is not sent for ever, and given when asked for', () => {
    const times = timesOf(120_000, 'roll 3146');
    expect(times.at(-1)).toBeLessThan(70_000);
    expect(after(11, 'roll 3146', 'at 120000', 'at 240000', hear(`TDN,${BOOT},12`)).at(-1)).toEqual([roll]);
  });

  test('that is acknowledged is forgotten', () => {
    expect(timesOf(10_000, 'roll 3146', hear(`TDA,${BOOT},12`))).toEqual([]);
    expect(
      after(11, 'roll 3146', 'waiting', hear(`TDA,${BOOT},12`), 'waiting', hear(`TDN,${BOOT},12`)).slice(1),
    ).toEqual([['1'], [], ['0'], []]);
  });

  test('that is acknowledged after it was sent again is sent no more', () => {
    const sent = after(11, 'roll 3146', 'at 250', hear(`TDA,${BOOT},12`), 'at 499', 'at 800', 'at 1900');
    expect(sent.flat().filter((text) => text === roll).length).toBe(2);
  });

  test.each([
    ['of another number', `TDA,${BOOT},13`],
    ['of another start', 'TDA,7F3B,12'],
    ['with no number', `TDA,${BOOT},`],
    ['with a number that is none', `TDA,${BOOT},1x`],
    ['with a number past the last', `TDA,${BOOT},65548`],
    ['without anything', 'TDA'],
  ])('is not forgotten by an acknowledgement %s', (_name, body) => {
    expect(after(11, 'roll 3146', hear(body), 'waiting').at(-1)).toEqual(['1']);
  });

  test('numbered 0 is not forgotten by an acknowledgement of 65536', () => {
    expect(after(65_535, 'roll 3146', hear(`TDA,${BOOT},65536`), 'waiting').at(-1)).toEqual(['1']);
  });

  test('is not forgotten by an acknowledgement whose check is in lower case', () => {
    const small = line(`TDA,${BOOT},12`).replace(/[^*]+$/, (check) => check.toLowerCase());
    expect(small).not.toBe(line(`TDA,${BOOT},12`));
    expect(after(11, 'roll 3146', `hear ${small}\\n`, 'waiting').at(-1)).toEqual(['1']);
  });

  test('is not forgotten by an acknowledgement with any one bit flipped', () => {
    const right = Buffer.from(`${line(`TDA,${BOOT},12`)}\n`, 'latin1');
    const hex = (bytes: Uint8Array) =>
      [...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
    for (let bit = 0; bit < (right.length - 1) * 8; bit += 1) {
      const wrong = Buffer.from(right);
      wrong[bit >> 3] = (wrong[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(after(11, 'roll 3146', `hear ${hex(wrong)}`, 'waiting').at(-1), hex(wrong)).toEqual(['1']);
    }
    expect(after(11, 'roll 3146', `hear ${hex(right)}`, 'waiting').at(-1)).toEqual(['0']);
  });

  test('is sent by itself no more when the next report comes, and given when asked for', () => {
    const none = line(`TDX,${BOOT},13,cocked,3`);
    expect(after(11, 'roll 3146', 'none cocked 3', 'at 250', hear(`TDN,${BOOT},12`))).toEqual([
      [roll],
      [none],
      [none],
      [roll],
    ]);
  });

  test('stays the one that is sent again while dice report about themselves', () => {
    expect(after(11, 'roll 3146', 'die 1 settled 3', 'at 250').at(-1)).toEqual([roll]);
  });

  test('is kept with the seven after it, and no longer', () => {
    const sent = after(
      11,
      ...Array.from({ length: 9 }, (_, at) => `roll ${111 * ((at % 6) + 1)}`),
      hear(`TDN,${BOOT},12`),
      hear(`TDN,${BOOT},13`),
      hear(`TDN,${BOOT},20`),
      hear(`TDN,${BOOT},21`),
    ).slice(9);
    expect(sent).toEqual([[], [line(`TDR,${BOOT},13,222`)], [line(`TDR,${BOOT},20,333`)], []]);
  });

  test('numbered 65535 is followed by number 0', () => {
    const sent = after(
      65_534,
      'roll 1111',
      'roll 2222',
      hear(`TDN,${BOOT},65535`),
      hear(`TDA,${BOOT},0`),
      'waiting',
    );
    expect(sent).toEqual([
      [line(`TDR,${BOOT},65535,1111`)],
      [line(`TDR,${BOOT},0,2222`)],
      [line(`TDR,${BOOT},65535,1111`)],
      [],
      ['0'],
    ]);
  });
});

describe('what arrives', () => {
  const question = `${line('TDQ,1')}\\n`;

  test.each([
    ['the question who it is', question],
    ['the same with another line end', `${line('TDQ,1')}\\r\\n`],
    ['the same after a probe for modems', `AT+GCAP\\r\\r\\nAT\\r${question}`],
    ['the same behind half a line', `$TDA,${BOOT},1${question}`],
    ['the same behind noise', `\\x00\\xff\\x1b[2J${question}`],
    ['the same behind a line without an end', `${'U'.repeat(3000)}${question}`],
    ['the same behind a frame without an end', `$${'U'.repeat(3000)}${question}`],
    ['the question of a later version', `${line('TDQ,2,more')}\\n`],
  ])('is answered with a hello: %s', (_name, bytes) => {
    expect(after(0, `hear ${bytes}`)).toEqual([[hello]]);
  });

  test.each([
    ['a probe for modems', 'AT\\r\\nATE0\\r+++\\r'],
    ['a question with a wrong check', '$TDQ,1*2553\\n'],
    ['a question with the check of two digits', '$TDQ,1*69\\n'],
    ['a question that is cut', '$TDQ,1*25\\n'],
    ['a question with a byte of noise in it', '$TDQ,\\x801*2552\\n'],
    ['a question with such a byte under a right check', `${line('TDQ,\x01')}\\n`],
    ['a question in two lines', '$TDQ,1\\n*2552\\n'],
    ['a question that has no end yet', '$TDQ,1*2552'],
    ['frames of no type', `${line('TDZ,1')}\\n${line('XYZ')}\\n${line('TDQX')}\\n$*FFFF\\n$\\n`],
    ['the echo of its own words', `${hello}\\n${line(`TDR,${BOOT},1,3146`)}\\n`],
  ])('is passed over: %s', (_name, bytes) => {
    expect(after(0, `hear ${bytes}`)).toEqual([[]]);
  });

  test('byte by byte is the same as at once', () => {
    const bytes = [...line('TDQ,1')].map((one) => `hear ${one}`);
    expect(after(0, ...bytes, 'hear \\n').flat()).toEqual([hello]);
  });
});
