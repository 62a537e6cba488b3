export const good = 1;
