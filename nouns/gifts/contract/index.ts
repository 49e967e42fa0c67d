/** The groups of calls of the noun. */
export { gifts } from './gifts.ts'
