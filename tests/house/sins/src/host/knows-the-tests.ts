import { kit } from '../../tests/kit.ts';
export const sin = kit;
