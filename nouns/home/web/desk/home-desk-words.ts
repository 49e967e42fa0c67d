import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/home-desk.zh.ts').then(({ homeDesk }) => homeDesk),
  en: () => import('../../words/home-desk.en.ts').then(({ homeDesk }) => homeDesk),
})

/** The words of the home page's back office: they come with its chunk. */
export const useHomeDeskWords = () => pack(useLanguage().language)
