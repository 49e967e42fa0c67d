import { useApi } from '#api/api-context.ts'
import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import type { LevelItem } from '#rules/economy/prices.ts'
import type { PriceNotice } from '../../contract/shop.ts'
import { shop } from '../../contract/shop.ts'

/**
 * Buys a level for at most the price seen. Answers what came of it: a notice where the price is another one by now; where it
 * `failed` the reader has been told why.
 */
export function useBuyLevel(item: LevelItem) {
  const { tell } = useApi()
  const { touch } = useReads()
  const { run, busy } = useWrite(shop.calls.buy, { inline: true })
  const buy = async (price: number): Promise<'bought' | 'failed' | PriceNotice> => {
    const answer = await run({ item, count: 1, price })
    if (answer.ok) return 'bought'
    touch(['me', 'ledger'])
    if (answer.refusal === 'sh.priceChanged') return answer.data as PriceNotice // the data of this refusal
    if (answer.auth === '') tell.problem(answer)
    return 'failed'
  }
  return { buy, busy }
}
