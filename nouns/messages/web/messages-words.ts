import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/messages').then(({ messages }) => messages),
  en: () => import('@patisserie/words/en/messages').then(({ messages }) => messages),
})

export const useMessagesWords = () => pack(useLanguage().language)
