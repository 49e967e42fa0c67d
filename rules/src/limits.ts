/** Every limit of the site. */
export * as limits from './limit-values.ts'

/** Bound of a schema for text a rule limits: four times the limit, so that a form's own message comes first. */
export const schemaLength = (weightedLimit: number): number => 4 * weightedLimit
