import { refusals as pictures } from './pictures.zh.ts'
import { refusals as writing } from './writing.zh.ts'

export { pictures } from './pictures.zh.ts'
export { writing } from './writing.zh.ts'

/** What the calls of the house refuse that no noun has. */
export const refusals = { ...pictures, ...writing }
