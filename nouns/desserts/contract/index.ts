/** The groups of calls of the noun. */
export { desserts } from './desserts.ts'
