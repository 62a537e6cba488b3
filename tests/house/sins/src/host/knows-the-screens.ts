import { sin as screen } from '../ui/knows-odds.ts';
export const sin = screen;
