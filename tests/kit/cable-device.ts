/** A dice reader in the checked form at the far end of a virtual cable: hears what the program writes, and says who it is when asked. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { frame } from '../../src/host/dice/checked.ts';
import { QUESTION } from '../../src/host/dice/talk.ts';
import { type SerialPair, serialPair } from './serial.ts';

/** Start of the device: four digits in base 16. */
const BOOT = '7F3A';

export interface CableDevice {
  readonly cable: SerialPair;
  /** Sends a frame. */
  say(body: string): void;
  /** Sends roll number `seq`. */
  roll(seq: number, dice: readonly number[]): void;
  /** How often the program wrote this frame so far. */
  heard(body: string): number;
  /** How often it was asked who it is. */
  asked(): number;
  dispose(): Promise<void>;
}

/** Plugs one in that keeps its rolls until they are acknowledged, and names itself. */
export async function cableDevice(): Promise<CableDevice> {
  const cable = await serialPair();
  const ear: ChildProcess = spawn('cat', [cable.device], { stdio: ['ignore', 'pipe', 'inherit'] });
  let heard = '';
  let answered = 0;
  const count = (text: string) => heard.split(text).length - 1;
  const say = (body: string) => cable.send(frame(body));
  ear.stdout?.setEncoding('latin1').on('data', (text: string) => {
    heard += text;
    for (; answered < count(QUESTION); answered += 1) say(`TDH,1,${BOOT},4,DT-01,1.2,ack`);
  });
  return {
    cable,
    say,
    roll: (seq, dice) => say(`TDR,${BOOT},${seq},${dice.join('')}`),
    heard: (body) => count(frame(body)),
    asked: () => count(QUESTION),
    async dispose() {
      ear.kill('SIGKILL');
      await cable.dispose();
    },
  };
}

/** The acknowledgement of roll number `seq`. */
export const ackOf = (seq: number): string => `TDA,${BOOT},${seq}`;

/** Whether a process has the program's end of a cable open. Linux. */
export function holds(pid: number, { desk }: SerialPair): boolean {
  const end = realpathSync(desk);
  return readdirSync(`/proc/${pid}/fd`).some((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`) === end;
    } catch {
      return false; // closed while the list was being read
    }
  });
}
