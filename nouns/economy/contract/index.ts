/** The groups of calls of the noun. */
export { economy } from './economy.ts'
