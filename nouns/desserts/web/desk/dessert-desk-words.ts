import { wordPack } from '../../../session/word-pack.ts'
import { useLanguage } from '../../../session/words.tsx'

const pack = wordPack({
  zh: () => import('@patisserie/words/zh/dessert-desk').then(({ dessertDesk }) => dessertDesk),
  en: () => import('@patisserie/words/en/dessert-desk').then(({ dessertDesk }) => dessertDesk),
})

export const useDessertDeskWords = () => pack(useLanguage().language)
