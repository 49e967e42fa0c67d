import { wordPack } from '../word-pack.ts'
import { useLanguage } from '../words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/other-member').then(({ otherMember }) => otherMember),
  en: () => import('@patisserie/words/en/other-member').then(({ otherMember }) => otherMember),
})

/** Words of what seldom happens: they come with it. */
export const useOtherMemberWords = () => pack(useLanguage().language)
