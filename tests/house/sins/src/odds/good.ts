import { good } from '../rules/good.ts';
export const odds = good;
