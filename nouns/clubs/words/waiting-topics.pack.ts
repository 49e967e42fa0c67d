import { wordPack } from '#words/word-pack.ts'

export const waitingTopicsPack = wordPack({
  zh: () => import('./waiting-topics.zh.ts').then(({ waitingTopics }) => waitingTopics),
  en: () => import('./waiting-topics.en.ts').then(({ waitingTopics }) => waitingTopics),
})
