import { z } from 'zod';
export const sin = z;
