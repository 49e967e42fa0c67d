import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

export const archiveWords = wordPack({
  zh: () => import('@patisserie/words/zh/archive').then(({ archive }) => archive),
  en: () => import('@patisserie/words/en/archive').then(({ archive }) => archive),
})

/** The words of the archive and its desk: they come with those pages. */
export const useArchiveWords = () => archiveWords(useLanguage().language)
