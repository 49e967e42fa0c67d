import { wordPack } from '../word-pack.ts'
import { useLanguage } from '../words.tsx'

const pack = wordPack({
  zh: () => import('#words/other-member.zh.ts').then(({ otherMember }) => otherMember),
  en: () => import('#words/other-member.en.ts').then(({ otherMember }) => otherMember),
})

/** Words for rare cases of a changed member, loaded with the chunks that use them. */
export const useOtherMemberWords = () => pack(useLanguage().language)
