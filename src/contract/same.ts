/** Compile-time proof that a schema and the type it stands for are the same, in both directions. */

/** `true` when the two types are equal; otherwise an assignment of `true` to it does not compile. */
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
