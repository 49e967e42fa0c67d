/** The groups of calls of the noun. */
export { home } from './home.ts'
