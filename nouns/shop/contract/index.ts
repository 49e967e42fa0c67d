/** The groups of calls of the noun. */
export { shop } from './shop.ts'
