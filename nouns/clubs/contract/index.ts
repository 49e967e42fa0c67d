/** The groups of calls of the noun. */
export { clubs } from './clubs.ts'
