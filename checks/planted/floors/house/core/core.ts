import '../design/part.ts'
import '../../nouns/one/server/one.ts'
export const core = 1
