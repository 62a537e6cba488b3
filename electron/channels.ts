/** Names of the two channels between a window and the shell. The preload script shares nothing else with the shell. */

/** Messages of the game, both ways. Towards the shell they travel as JSON text, so that their size is known. */
export const GAME = 'tableside:game';

/** Wishes of a window to the shell. */
export const SHELL = 'tableside:shell';
