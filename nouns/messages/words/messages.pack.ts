import { wordPack } from '#words/word-pack.ts'

export const messagesPack = wordPack({
  zh: () => import('./messages.zh.ts').then(({ messages }) => messages),
  en: () => import('./messages.en.ts').then(({ messages }) => messages),
})
