import type { host } from '../host/good.ts';
export type Sin = typeof host;
