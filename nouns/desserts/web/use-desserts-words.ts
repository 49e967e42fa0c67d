import { useIsOpen } from '#session/open-parts.ts'
import { useWords } from '#session/words.tsx'
import { dessertsPack } from '../words/desserts.pack.ts'

/** On a site without bets the two desserts that act on them say so. */
export const useDessertsWords = () => {
  const words = useWords(dessertsPack)
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
