/** What is said of pauses and of the time that was played. */

export const SESSION_WORDS = {
  pause: 'Pausa',
  next: 'Para seguir, tira los dados o pulsa el botón.',
  goOn: 'Seguir',
  played: 'Jugado hasta ahora',
};
