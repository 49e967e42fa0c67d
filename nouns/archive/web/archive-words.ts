import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

export const archiveWords = wordPack({
  zh: () => import('../words/archive.zh.ts').then(({ archive }) => archive),
  en: () => import('../words/archive.en.ts').then(({ archive }) => archive),
})

/** The words of the archive and its desk: they come with those pages. */
export const useArchiveWords = () => archiveWords(useLanguage().language)
