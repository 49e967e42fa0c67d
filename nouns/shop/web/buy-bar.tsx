import { useResourceWords } from '#cards/resources/resource-words.ts'
import { SlipBar } from '#cards/slip/slip-bar.tsx'
import type { Ware } from '../rules/wares.ts'
import { useShopWords } from './shop-words.ts'
import type { Shop } from './use-shop.ts'

interface BuyBarProps {
  readonly shop: Shop
  readonly item: Ware
  readonly count: number
}

/** On phones: the sum of the order, with the way to it. */
export function BuyBar({ shop, item, count }: BuyBarProps) {
  const words = useShopWords().slip
  const { names } = useResourceWords()
  const quoted = shop.quoted(item, count)
  if (!quoted) return null
  return <SlipBar resource={item} name={names[item]} count={words.full(count)} to={words.toSlip(quoted.total)} />
}
