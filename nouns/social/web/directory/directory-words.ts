import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/directory').then(({ directory }) => directory),
  en: () => import('@patisserie/words/en/directory').then(({ directory }) => directory),
})

export const useDirectoryWords = () => pack(useLanguage().language)
