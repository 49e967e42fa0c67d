/** The groups of calls of the noun. */
export { archive } from './archive.ts'
