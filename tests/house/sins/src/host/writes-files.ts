import { writeFileSync } from 'node:fs';
export const sin = writeFileSync;
