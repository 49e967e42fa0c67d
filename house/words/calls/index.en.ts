import { refusals as pictures } from './pictures.en.ts'
import { refusals as writing } from './writing.en.ts'

export { pictures } from './pictures.en.ts'
export { writing } from './writing.en.ts'

/** What the calls of the house refuse that no noun has. */
export const refusals = { ...pictures, ...writing }
