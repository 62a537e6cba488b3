import { sin as words } from '../words/decides.ts';
export const sin = words;
