import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/comments').then(({ comments }) => comments),
  en: () => import('@patisserie/words/en/comments').then(({ comments }) => comments),
})

/** The words of comments, and why a post waits for staff. */
export const useCommentWords = () => pack(useLanguage().language)
