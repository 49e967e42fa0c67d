/** The groups of calls of the noun. */
export { search } from './search.ts'
