import { shaped } from '../table/good.ts';
export const sin = shaped;
