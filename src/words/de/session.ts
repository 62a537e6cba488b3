/** What is said of pauses and of the time that was played. */

export const SESSION_WORDS = {
  pause: 'Pause',
  next: 'Weiter geht es mit einem Wurf oder dem Knopf.',
  goOn: 'Weiter',
  played: 'Bisher gespielt',
};
