export const nobodyNeedsMe = 1;
