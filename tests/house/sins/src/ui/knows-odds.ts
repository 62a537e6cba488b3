import { odds } from '../odds/good.ts';
export const sin = odds;
