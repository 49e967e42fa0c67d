/** Groups of calls that no noun has: the house itself answers them. */
export { pictures } from './pictures.ts'
export { writing } from './writing.ts'
