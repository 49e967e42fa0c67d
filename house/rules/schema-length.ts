/**
 * Maximum length in a schema for a text that a rule limits: four times the limit, so that the rule's own message comes
 * first.
 */
export const schemaLength = (weightedLimit: number): number => 4 * weightedLimit
