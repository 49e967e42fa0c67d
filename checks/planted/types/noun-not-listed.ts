import { listNouns } from '#core/noun.ts'
import { nouns } from '#site/nouns.ts'

const { gifts: _, ...rest } = nouns
export const list = listNouns(rest)
