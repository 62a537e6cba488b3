/** From the last byte of a roll on the wire to the roll applied and answered by the line program, beside a bare echo. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, bench, describe } from 'vitest';
import { inRoot } from '../../scripts/setup/places.mjs';
import { frame } from '../../src/host/dice/checked.ts';
import { type Port, systemPorts } from '../../src/host/dice/port.ts';
import { systemClock } from '../../src/host/outside.ts';
import { lineProcess, type LineProcess } from '../kit/line-process.ts';
import { begin } from '../kit/line.ts';
import { seeded } from '../kit/seeded.ts';
import { serialPair, type SerialPair, until } from '../kit/serial.ts';

const ROLLS = 1000;
const folder = mkdtempSync(join(tmpdir(), 'tableside-bench-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function deviceEnd(pair: SerialPair): Promise<Port> {
  const opened = await systemPorts(systemClock).open(
    { path: pair.device, baud: 115200 },
    { data: () => undefined, closed: () => undefined },
  );
  if (!opened.ok) throw new Error(opened.message);
  return opened.port;
}

/** Milliseconds that each of many took, and what they come to. */
function summary(name: string, took: readonly number[]): string {
  const sorted = [...took].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return `${name}: median ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms (${took.length} rolls)\n`;
}

/** Writes all but the last byte, then the last one; the answer comes when `arrived` holds. */
async function timed(port: Port, text: string, arrived: () => boolean): Promise<number> {
  port.write(Buffer.from(text.slice(0, -1), 'latin1'));
  await new Promise((next) => setImmediate(next));
  const start = performance.now();
  port.write(Buffer.from(text.slice(-1), 'latin1'));
  while (!arrived()) await new Promise((next) => setImmediate(next));
  return performance.now() - start;
}

async function echoed(): Promise<number[]> {
  const pair = await serialPair();
  const echo = spawn(process.execPath, [join(import.meta.dirname, 'echo.mjs'), pair.desk], {
    cwd: inRoot(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let lines = 0;
  createInterface({ input: echo.stdout }).on('line', () => (lines += 1));
  await until('the echo listens', () => lines === 1);
  const port = await deviceEnd(pair);
  const took: number[] = [];
  for (let seq = 0; seq < ROLLS; seq += 1) {
    const before = lines;
    took.push(await timed(port, frame(`TDR,7F3A,${seq},3146`), () => lines > before));
  }
  echo.stdin.end();
  await port.close();
  await pair.dispose();
  return took;
}

/** Takes the game to where a roll is awaited. */
async function goOn(program: LineProcess): Promise<void> {
  let answer = await program.ask({ do: 'view' });
  while (answer.ok && answer.view.phase !== 'roll' && answer.view.phase !== 'decide') {
    const { phase, choices } = answer.view;
    answer = await program.ask(
      phase === 'choose' ? { do: 'choose', columns: choices[0]?.columns ?? [] } : begin(),
    );
  }
}

async function refereed(args: readonly string[]): Promise<number[]> {
  const pair = await serialPair();
  const program = await lineProcess(['--reader', pair.desk, '--form', 'checked', ...args]);
  const rolled = () => program.fromReader.filter(({ is }) => is === 'rolled').length;
  await until('the port is open', () => program.fromReader.some(({ state }) => state === 'identifying'));
  const port = await deviceEnd(pair);
  port.write(Buffer.from(frame('TDH,1,7F3A,4,DT-01,1.2,ack'), 'latin1'));
  await until('it is ready', () => program.fromReader.some(({ state }) => state === 'ready'));
  const chance = seeded(1);
  const took: number[] = [];
  for (let seq = 0; seq < ROLLS; seq += 1) {
    await goOn(program);
    const before = rolled();
    took.push(await timed(port, frame(`TDR,7F3A,${seq},${chance.dice().join('')}`), () => rolled() > before));
  }
  await program.end();
  await port.close();
  await pair.dispose();
  return took;
}

describe('from the last byte to the answer', () => {
  bench(
    'the line program and a bare echo, in one run',
    async () => {
      const echo = summary('a bare echo', await echoed());
      const memory = summary('applied and answered', await refereed([]));
      const saved = summary(
        'applied, on the disk and answered',
        await refereed(['--journal', join(folder, 'a.journal')]),
      );
      process.stdout.write(echo + memory + saved);
    },
    { iterations: 1, time: 0, warmupIterations: 0, warmupTime: 0 },
  );
});
