import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/settings.zh.ts').then(({ settings }) => settings),
  en: () => import('../../words/settings.en.ts').then(({ settings }) => settings),
})

/** The words of settings and mail links: they come with those pages. */
export const useSettingsWords = () => pack(useLanguage().language)
