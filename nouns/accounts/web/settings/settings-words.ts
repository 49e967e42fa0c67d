import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/settings').then(({ settings }) => settings),
  en: () => import('@patisserie/words/en/settings').then(({ settings }) => settings),
})

/** The words of settings and mail links: they come with those pages. */
export const useSettingsWords = () => pack(useLanguage().language)
