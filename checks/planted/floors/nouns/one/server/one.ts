import { one as told } from '../noun.ts'
import '../web/page.ts'
import '../../../replay-encoder/src/write.ts'
export const one = 1
export const itself = told
