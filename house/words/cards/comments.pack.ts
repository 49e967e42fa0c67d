import { wordPack } from '../word-pack.ts'

/** The words of comments, and why a post waits for staff. */
export const commentsPack = wordPack({
  zh: () => import('./comments.zh.ts').then(({ comments }) => comments),
  en: () => import('./comments.en.ts').then(({ comments }) => comments),
})
