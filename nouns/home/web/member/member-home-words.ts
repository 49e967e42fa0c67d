import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/member-home').then(({ memberHome }) => memberHome),
  en: () => import('@patisserie/words/en/member-home').then(({ memberHome }) => memberHome),
})

export const useMemberHomeWords = () => pack(useLanguage().language)
