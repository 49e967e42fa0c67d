import { pictures } from '#contract/pictures.ts'
import { implement } from '#kit/http/call.ts'

export const feature = implement(pictures, {})
