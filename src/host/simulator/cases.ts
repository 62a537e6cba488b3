/**
 * Everything that can go wrong between dice and game, numbered, and how each can be made: by a fault of the simulated
 * reader, or by hand where it is the computer's fault and no device can have it.
 */
import type { FaultName } from './faults.ts';

export interface Case {
  readonly number: number;
  readonly what: string;
  /** Faults that make it; none where it is made by hand. */
  readonly faults: readonly FaultName[];
  readonly byHand: string | null;
}

const made = (number: number, what: string, ...faults: FaultName[]): Case => ({
  number,
  what,
  faults,
  byHand: null,
});
const byHand = (number: number, what: string, how: string): Case => ({
  number,
  what,
  faults: [],
  byHand: how,
});

export const CASES: readonly Case[] = [
  byHand(
    1,
    'the path is missing',
    'Type a path that is not there, or ln -s /nowhere link and type the link.',
  ),
  byHand(2, 'it is no serial port', 'Type /dev/null, a file or a folder as the path.'),
  byHand(
    3,
    'no permission',
    'chmod 000 the terminal behind the link (readlink says which), as a user who is not root.',
  ),
  byHand(4, 'the port is in use', 'Open the same end in a second Tableside.'),
  byHand(5, 'the list of ports fails or hangs', 'Put a udevadm that exits with 1, or sleeps, first in PATH.'),
  byHand(6, 'two devices look alike', 'Plug in two adapters of one kind, or let such a udevadm print two.'),
  byHand(
    7,
    'the device comes back under another name',
    'Unplug a real adapter, plug in another device first, then the adapter.',
  ),
  made(8, 'the cable is pulled', 'vanish'),
  made(9, 'the cable is pulled early, during a write, or twice', 'flap', 'cut', 'vanish'),
  made(10, 'the device falls silent', 'silent', 'no-beat'),
  byHand(11, 'the far side is frozen', 'kill -STOP the socat, and kill -CONT it later.'),
  made(12, 'a line is cut in the middle', 'cut', 'half-line'),
  byHand(
    13,
    'Tableside writes while the device is away',
    'kill the socat within two seconds of opening, start it again, and see what "received" says.',
  ),
  byHand(
    14,
    'thirty replugs',
    'Start and kill the socat thirty times in a loop; the simulator waits for its port each time.',
  ),
  made(15, 'single bytes, bursts, very many rolls', 'byte-by-byte', 'burst', 'flood'),
  made(16, 'the speed is wrong', 'wrong-speed', 'overlong'),
  made(17, 'boot text, probes, colour codes', 'boot-text', 'at-probe', 'ansi'),
  made(18, 'bits flip', 'bit-flips', 'every-bit', 'weak-check', 'bad-fields', 'plain-line'),
  made(19, 'lines are lost, repeated, out of order', 'drop', 'repeat', 'reorder', 'skip', 'stale'),
  made(20, 'acknowledgements are lost', 'no-ack', 'deaf'),
  made(21, 'the device starts anew during a game', 'reboot', 'quiet-reboot', 'no-hello', 'wrong-id'),
  made(22, 'the numbers go around', 'wrap'),
  made(23, 'a roll when none is awaited, or a second one', 'unasked', 'double-roll'),
  made(24, 'the same line again, soon or later', 'same-line', 'same-roll', 'echo'),
  made(
    25,
    'a die settles twice, is cocked, missing, one too many, doubtful',
    ...([
      'resettle',
      'cocked',
      'missing-die',
      'fifth-die',
      'low-confidence',
      'no-confidence',
      'low-battery',
    ] as const),
    ...(['nudge', 'asleep', 'stranger'] as const),
  ),
  made(26, 'the dice are put back in the cup', 'back-in-cup'),
  byHand(27, 'the computer sleeps', 'systemctl suspend while the simulator runs with --every, and wake it.'),
  byHand(28, 'the window is reloaded', 'Reload the desk, or kill its renderer process, between two rolls.'),
  byHand(
    29,
    'quitting while a write is stuck',
    'kill -STOP the socat, let Tableside ask who is there, and quit it.',
  ),
  byHand(
    30,
    'Tableside is held up',
    'kill -STOP the main process of Tableside for two seconds while rolls come, then kill -CONT.',
  ),
  made(31, 'hostile JSON', 'hostile-json', 'huge-json'),
  byHand(
    32,
    'the packaged program',
    'Start it and open the list of ports: the native part loads or the list says that it did not.',
  ),
];
