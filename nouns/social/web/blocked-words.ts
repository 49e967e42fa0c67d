import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

/** Words of the list of people whom one blocks: a part of the settings, which know its name before it is opened. */
export const blockedPack = wordPack({
  zh: () => import('@patisserie/words/zh/blocked-people').then(({ blockedPeople }) => blockedPeople),
  en: () => import('@patisserie/words/en/blocked-people').then(({ blockedPeople }) => blockedPeople),
})

export const useBlockedWords = () => blockedPack(useLanguage().language)
