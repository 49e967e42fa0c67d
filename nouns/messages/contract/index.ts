/** The groups of calls of the noun. */
export { messages } from './messages.ts'
