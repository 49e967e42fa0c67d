/** The groups of calls of the noun. */
export { privileges } from './privileges.ts'
