import { defineNoun } from '#core/noun.ts'
import { gifts } from '#nouns/gifts/noun.ts'

const { calls, words, server } = gifts
export const seedless = defineNoun<'gifts'>({ calls, words, server })
