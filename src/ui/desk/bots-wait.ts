/** Computer players wait while something is open at the desk that they would change, close or hide meanwhile, and while a dialog hides the game. */

import { computed, watch } from 'vue';
import type { Told } from '../../contract/from-host.ts';
import type { Connection } from '../link/link.ts';
import type { Desk } from './desk.ts';

/** What the desk needs of the connection to say so. */
export interface BotsLink {
  readonly told: Told | null;
  readonly connection: Connection;
  keepBots(on: boolean): void;
}

/** Whether a game with computer players is being played. */
export function botsPlay(told: Told | null): boolean {
  const { players = [], view } = told?.screen ?? {};
  const isRunning = view !== undefined && view.phase !== 'none' && view.phase !== 'over';
  return isRunning && players.some(({ bot }) => bot !== null);
}

/** Says to the host when they shall wait for this desk and when no longer: anew over each new line. It orders nothing. */
export function useBotsWait(desk: Pick<Desk, 'isBusy'>, table: BotsLink): void {
  const waits = computed(() => table.connection === 'open' && botsPlay(table.told) && desk.isBusy());
  watch(waits, (on) => table.keepBots(on));
}
