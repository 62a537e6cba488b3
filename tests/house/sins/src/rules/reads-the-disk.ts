import { readFileSync } from 'node:fs';
export const sin = readFileSync;
