/** Texts that read as in English all the same, each because it is a name, a command or a word of both languages. */
export const SAME: readonly string[] = [
  // Words of both languages.
  'min',
  ', firmware',
  'lo que dice el locutor', // says, not dice

  // Names.
  'Express',
  'Arduino',
  'Raspberry Pi Pico',
  'Espressif ESP32',
  'Teensy',
  'micro:bit',
  'SEGGER J-Link',

  // Commands.
  'dialout',
  '"$USER"',
  'usermod --append --groups',
  'fuser --verbose',
  'ls -l /dev/serial/by-id',
  'ls -l /dev/serial/by-path',
  'ls -l',
  'ls /dev/cu.*',
  'lsof',
  'dmesg | tail -n 20',
  'pnputil /enum-devices /class Ports /connected',

  // What programs tell each other: kinds of moves, tones, options, causes.
  'bad',
  'good',
  'plain',
  'other',
  'missing',
  'unplugged',
  'two-alike',
  'game',
  'cocked_die',
  'win_columns',
  'auto_stop_on_win',
  'first_player',
  'betting',
  'bets_entry',
  'bet_min_third_throw',
  'bet_clock',
  'occupied',
  'empty_double',
  'pairing_choice',
  'claimed_markers',
  'r28_double',
  'turn_clock',
  'express_fifth',
  'express_end',
];
