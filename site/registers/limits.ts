/** Every limit of the site. */

export { schemaLength } from '#rules/schema-length.ts'
export * as limits from './limit-values.ts'
