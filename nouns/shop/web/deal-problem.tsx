import { problemText } from '#api/problem-text.ts'
import { useResourceWords } from '#cards/resources/resource-words.ts'
import { Banner } from '#design/parts/state/banner.tsx'
import { useLanguage } from '#session/words.tsx'
import { useShopWords } from './shop-words.ts'
import type { DealProblem } from './use-deal.ts'

/** Why a deal was refused; of too little it says of what, and how much is missing. */
export function DealProblemText({ problem: { refused, lack } }: { readonly problem: DealProblem }) {
  const { words, language } = useLanguage()
  const shop = useShopWords()
  const { names } = useResourceWords()
  return (
    <Banner kind="error">
      {lack ? shop.lack(names[lack.resource], lack.lacks) : problemText(refused, words, language)}
    </Banner>
  )
}
