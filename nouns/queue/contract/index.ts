/** The groups of calls of the noun. */
export { queue } from './queue.ts'
