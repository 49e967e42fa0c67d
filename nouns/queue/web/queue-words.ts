import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/queue-page').then(({ queuePage }) => queuePage),
  en: () => import('@patisserie/words/en/queue-page').then(({ queuePage }) => queuePage),
})

export type QueueWords = ReturnType<typeof useQueueWords>

/** The words of the queue of members: they come with its page. */
export const useQueueWords = () => pack(useLanguage().language)
