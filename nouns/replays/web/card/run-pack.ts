import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/run.zh.ts').then(({ run }) => run),
  en: () => import('../../words/run.en.ts').then(({ run }) => run),
})

/** Words of a replay's details, loaded with the chunks that show them. */
export const useRunPack = () => pack(useLanguage().language)
