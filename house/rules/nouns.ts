/**
 * What each noun states by type: `noun.ts` of every noun adds itself by declaration, so that the house has the types of all nouns
 * without importing one.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it
export interface Nouns {}

export type NounName = keyof Nouns & string

/** A field of what the nouns state, all nouns together. */
export type OfNouns<Field extends string> = {
  [N in NounName]: Field extends keyof Nouns[N] ? Nouns[N][Field] : never
}[NounName]

/** All members of a union at once: `{ a: 1 } | { b: 2 }` becomes `{ a: 1 } & { b: 2 }`. */
export type AllOf<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer A) => void ? A : never
