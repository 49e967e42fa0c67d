import { useIsOpen } from '#session/open-parts.ts'
import { wordPack } from '#session/word-pack.ts'
import { useLanguage } from '#session/words.tsx'

/** The words of the desserts' page. */
export const dessertsPack = wordPack({
  zh: () => import('../words/desserts.zh.ts').then(({ desserts }) => desserts),
  en: () => import('../words/desserts.en.ts').then(({ desserts }) => desserts),
})

/** On a site without bets the two desserts that act on them say so. */
export const useDessertsWords = () => {
  const words = dessertsPack(useLanguage().language)
  if (useIsOpen()('/bocai')) return words
  const { effect, way } = words.withoutBets
  const company = { icecream: effect, bocai: effect }
  return {
    ...words,
    effects: { ...words.effects, ...company },
    withCard: { ...words.withCard, ...company },
    ways: { ...words.ways, bocai: way },
  }
}
