import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('#words/comments.zh.ts').then(({ comments }) => comments),
  en: () => import('#words/comments.en.ts').then(({ comments }) => comments),
})

/** The words of comments, and why a post waits for staff. */
export const useCommentWords = () => pack(useLanguage().language)
