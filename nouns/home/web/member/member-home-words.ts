import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/member-home.zh.ts').then(({ memberHome }) => memberHome),
  en: () => import('../../words/member-home.en.ts').then(({ memberHome }) => memberHome),
})

export const useMemberHomeWords = () => pack(useLanguage().language)
