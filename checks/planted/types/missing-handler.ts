import { pictures } from '@patisserie/contract/pictures'
import { implement } from '../../../server/src/kit/http/call.ts'

export const feature = implement(pictures, {})
