declare const BRAND: unique symbol;

/** A value that only its own maker may produce, so that two kinds of id cannot be swapped. */
export type Brand<T, Name extends string> = T & { readonly [BRAND]: Name };
