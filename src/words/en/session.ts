/** What is said of pauses and of the time that was played. */

export const SESSION_WORDS = {
  pause: 'Pause',
  next: 'Throw the dice, or press the button, to go on.',
  goOn: 'Go on',
  played: 'Played so far',
};
