import { wordPack } from '#words/word-pack.ts'

/** The words of the queue of members: they come with its page. */
export const queuePagePack = wordPack({
  zh: () => import('./queue-page.zh.ts').then(({ queuePage }) => queuePage),
  en: () => import('./queue-page.en.ts').then(({ queuePage }) => queuePage),
})

export type QueueWords = ReturnType<typeof queuePagePack>
