import { app } from 'electron';
export const sin = app;
