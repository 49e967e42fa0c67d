import { useLanguage, useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { Quote } from '../rules/quote.ts'
import { shopPack } from '../words/shop.pack.ts'
import type { Shop } from './use-shop.ts'

/** Why the reader cannot buy this now, in words; null if they can, and for guests, who log in first. */
export function useWhyNot({ shopper }: Shop, quoted: Quote | null): string | null {
  const words = useWords(shopPack).slip
  const { amounts } = useWords(resourcesPack)
  const { language } = useLanguage()
  if (shopper.status !== 'member') return null
  if (shopper.barred) return words[shopper.barred]
  if (shopper.owes.length > 0) {
    const owed = shopper.owes.map(({ resource, amount }) => amounts[resource](amount))
    return words.debt(owed.join(language === 'zh' ? '、' : ', '))
  }
  if (!quoted) return words.levelFull
  const lacks = quoted.total - shopper.held('score')
  return lacks > 0 ? words.lacks(lacks) : null
}
