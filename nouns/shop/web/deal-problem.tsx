import { problemText } from '#api/problem-text.ts'
import { Banner } from '#design/parts/state/banner.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { shopPack } from '../words/shop.pack.ts'
import type { DealProblem } from './use-deal.ts'

/** Why a deal was refused; of too little it says of what, and how much is missing. */
export function DealProblemText({ problem: { refused, lack } }: { readonly problem: DealProblem }) {
  const { words, language } = useLanguage()
  const shop = useWords(shopPack)
  const { names } = useWords(resourcesPack)
  return (
    <Banner kind="error">
      {lack ? shop.lack(names[lack.resource], lack.lacks) : problemText(refused, words, language)}
    </Banner>
  )
}
