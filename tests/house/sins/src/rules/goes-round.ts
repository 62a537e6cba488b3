import { sin as other } from './goes-round-too.ts';
export const sin: unknown = other;
