import { wordPack } from '../../session/word-pack.ts'
import { useLanguage } from '../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/punishment').then(({ punishment }) => punishment),
  en: () => import('@patisserie/words/en/punishment').then(({ punishment }) => punishment),
})

/** Words of what follows few members only: they come with it. */
export const usePunishmentWords = () => pack(useLanguage().language)
