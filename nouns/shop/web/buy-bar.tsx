import { SlipBar } from '#cards/slip/slip-bar.tsx'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { Ware } from '../rules/wares.ts'
import { shopPack } from '../words/shop.pack.ts'
import type { Shop } from './use-shop.ts'

interface BuyBarProps {
  readonly shop: Shop
  readonly item: Ware
  readonly count: number
}

/** On phones: the sum of the order, with the way to it. */
export function BuyBar({ shop, item, count }: BuyBarProps) {
  const words = useWords(shopPack).slip
  const { names } = useWords(resourcesPack)
  const quoted = shop.quoted(item, count)
  if (!quoted) return null
  return <SlipBar resource={item} name={names[item]} count={words.full(count)} to={words.toSlip(quoted.total)} />
}
