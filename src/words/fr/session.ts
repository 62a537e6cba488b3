/** What is said of pauses and of the time that was played. */

export const SESSION_WORDS = {
  pause: 'Pause',
  next: 'Pour reprendre, lancez les dés ou pressez le bouton.',
  goOn: 'Reprendre',
  played: 'Temps joué',
};
