import { odds } from '../odds/good.ts';
export const host = odds;
