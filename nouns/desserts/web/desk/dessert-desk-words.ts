import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

const pack = wordPack({
  zh: () => import('../../words/dessert-desk.zh.ts').then(({ dessertDesk }) => dessertDesk),
  en: () => import('../../words/dessert-desk.en.ts').then(({ dessertDesk }) => dessertDesk),
})

export const useDessertDeskWords = () => pack(useLanguage().language)
