import type { gifts as calls } from '#nouns/gifts/contract/gifts.ts'
import { gifts } from '#nouns/gifts/words/calls/gifts.en.ts'
import type { CallWords } from '#words/call-words.ts'

const { rings: _, ...rest } = gifts.calls
export const words: CallWords<typeof calls> = { name: gifts.name, calls: rest }
