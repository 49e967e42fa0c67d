import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/run').then(({ run }) => run),
  en: () => import('@patisserie/words/en/run').then(({ run }) => run),
})

/** Words of a replay's details, loaded with the chunks that show them. */
export const useRunPack = () => pack(useLanguage().language)
