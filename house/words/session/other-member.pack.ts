import { wordPack } from '../word-pack.ts'

/** Words for rare cases of a changed member, loaded with the chunks that use them. */
export const otherMemberPack = wordPack({
  zh: () => import('./other-member.zh.ts').then(({ otherMember }) => otherMember),
  en: () => import('./other-member.en.ts').then(({ otherMember }) => otherMember),
})
