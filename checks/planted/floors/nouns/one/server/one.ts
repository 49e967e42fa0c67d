import '../web/page.ts'
import '../../../replay-encoder/src/write.ts'
export const one = 1
