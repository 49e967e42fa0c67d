import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../words/queue-page.zh.ts').then(({ queuePage }) => queuePage),
  en: () => import('../words/queue-page.en.ts').then(({ queuePage }) => queuePage),
})

export type QueueWords = ReturnType<typeof useQueueWords>

/** The words of the queue of members: they come with its page. */
export const useQueueWords = () => pack(useLanguage().language)
