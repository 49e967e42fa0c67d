import { wordPack } from '#words/word-pack.ts'

/** Words of topics in lists, loaded with the chunks that show them. */
export const topicsPack = wordPack({
  zh: () => import('./topics.zh.ts').then(({ topics }) => topics),
  en: () => import('./topics.en.ts').then(({ topics }) => topics),
})
