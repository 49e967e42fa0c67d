import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../words/messages.zh.ts').then(({ messages }) => messages),
  en: () => import('../words/messages.en.ts').then(({ messages }) => messages),
})

export const useMessagesWords = () => pack(useLanguage().language)
