import { defineNoun } from '#core/noun.ts'
import { gifts } from '#nouns/gifts/noun.ts'

const { calls, words, server, seed } = gifts
export const silent = defineNoun<'gifts'>({ calls, words, server, seed })
