/**
 * What the site search finds, by type: a noun that can be searched adds its types by declaration, beside the rows they are shown
 * by. `row`: what is found of it; `rows`: the field of the answer that has them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it
export interface Searched {}

export type SearchType = keyof Searched & string

/** A row that was found, with its hits. */
export type FoundRow<T extends SearchType> = Searched[T]['row']
