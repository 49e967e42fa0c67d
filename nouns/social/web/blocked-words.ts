import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

/** Words of the list of people whom one blocks: a part of the settings, which know its name before it is opened. */
export const blockedPack = wordPack({
  zh: () => import('#nouns/messages/words/blocked-people.zh.ts').then(({ blockedPeople }) => blockedPeople),
  en: () => import('#nouns/messages/words/blocked-people.en.ts').then(({ blockedPeople }) => blockedPeople),
})

export const useBlockedWords = () => blockedPack(useLanguage().language)
