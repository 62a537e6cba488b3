import { sin as player } from '../advice/knows-the-table.ts';
export const sin = player;
