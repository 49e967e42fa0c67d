import type { Ware } from '@patisserie/rules/economy/wares'
import { useEffect, useState } from 'react'
import { useResourceWords } from '../../cards/resources/resource-words.ts'
import { ResourceIcon } from '../../design/art/resource-icon.tsx'
import { buttonClass } from '../../design/parts/button.tsx'
import styles from './buy-bar.module.css'
import { useShopWords } from './shop-words.ts'
import type { Shop } from './use-shop.ts'

interface BuyBarProps {
  readonly shop: Shop
  readonly item: Ware
  readonly count: number
}

/** On phones: the sum of the order above the tabs, until the order itself is in view. */
export function BuyBar({ shop, item, count }: BuyBarProps) {
  const words = useShopWords().slip
  const { names } = useResourceWords()
  const seen = useSlipSeen()
  const quoted = shop.quoted(item, count)
  if (!quoted || seen) return null
  return (
    <div className={styles.bar}>
      <ResourceIcon kind={item} size={24} />
      <span>
        <b>{names[item]}</b>
        <small className="num">{words.full(count)}</small>
      </span>
      <a className={buttonClass({ variant: 'primary' })} href="#slip">
        {words.toSlip(quoted.total)}
      </a>
    </div>
  )
}

/** True while the order is in view or was scrolled past, and before that is known. */
function useSlipSeen(): boolean {
  const [seen, setSeen] = useState(true)
  useEffect(() => {
    const slip = document.getElementById('slip')
    if (!slip) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setSeen(entry.isIntersecting || entry.boundingClientRect.top < 0)
    })
    observer.observe(slip)
    return () => observer.disconnect()
  }, [])
  return seen
}
