/** The groups of calls of the noun. */
export { tokens } from './tokens.ts'
