import { frame } from '#nouns/bets/words/frame.zh.ts'
import { frame as english } from '#nouns/bets/words/frame.en.ts'

const { titles: _, ...rest } = english
export const en: typeof frame = rest
