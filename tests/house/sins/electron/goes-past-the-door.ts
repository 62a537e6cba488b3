import { host } from '../src/host/good.ts';
export const sin = host;
