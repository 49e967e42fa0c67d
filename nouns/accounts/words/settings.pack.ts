import { wordPack } from '#words/word-pack.ts'

/** The words of settings and mail links: they come with those pages. */
export const settingsPack = wordPack({
  zh: () => import('./settings.zh.ts').then(({ settings }) => settings),
  en: () => import('./settings.en.ts').then(({ settings }) => settings),
})
