import { sin as other } from './goes-round.ts';
export const sin: unknown = other;
