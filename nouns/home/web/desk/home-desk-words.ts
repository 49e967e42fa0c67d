import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/home-desk').then(({ homeDesk }) => homeDesk),
  en: () => import('@patisserie/words/en/home-desk').then(({ homeDesk }) => homeDesk),
})

/** The words of the home page's back office: they come with its chunk. */
export const useHomeDeskWords = () => pack(useLanguage().language)
