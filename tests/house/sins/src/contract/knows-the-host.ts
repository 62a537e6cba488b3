import { host } from '../host/good.ts';
export const sin = host;
