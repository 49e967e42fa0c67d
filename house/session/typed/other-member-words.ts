import { wordPack } from '../word-pack.ts'
import { useLanguage } from '../words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/other-member').then(({ otherMember }) => otherMember),
  en: () => import('@patisserie/words/en/other-member').then(({ otherMember }) => otherMember),
})

/** Words for rare cases of a changed member, loaded with the chunks that use them. */
export const useOtherMemberWords = () => pack(useLanguage().language)
