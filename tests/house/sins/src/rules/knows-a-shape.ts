import type { Shape } from '../table/good.ts';
export const sin: Shape = { of: 1 };
