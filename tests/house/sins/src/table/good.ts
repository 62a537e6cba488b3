export type Shape = { readonly of: number };
export const shaped: Shape = { of: 1 };
