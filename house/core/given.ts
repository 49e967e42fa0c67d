/**
 * What nouns ask of one another through the house: who asks adds a field by declaration, and who has it gives it in its manifest
 * (`gives`). It is missing where the noun that has it is switched off.
 */
// biome-ignore lint/suspicious/noEmptyInterface: nouns fill it
export interface Given {}
