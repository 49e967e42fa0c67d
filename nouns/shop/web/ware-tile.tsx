import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { Vessel } from '#design/art/shop/vessel.tsx'
import { classNames } from '#design/class-names.ts'
import { Chip } from '#design/parts/chip.tsx'
import { Hitbox } from '#design/parts/hitbox.tsx'
import { isLevelItem } from '#rules/economy/prices.ts'
import { formatNumber } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { Ware } from '../rules/wares.ts'
import { shopPack } from '../words/shop.pack.ts'
import styles from './counter.module.css'
import { PriceTrend } from './price-trend.tsx'
import { nextLevel, priceNow, type Shop } from './use-shop.ts'

interface WareTileProps {
  readonly item: Ware
  readonly shop: Shop
  readonly chosen: boolean
  readonly onChoose: () => void
}

/** A ware on its shelf: price, trend, and what the wallet would hold after buying one. */
export function WareTile({ item, shop, chosen, onChoose }: WareTileProps) {
  const words = useWords(shopPack).ware
  const name = useWords(resourcesPack).names[item]
  const priced = shop.priced(item)
  const price = priceNow(shop, item)
  const level = isLevelItem(item) ? nextLevel(shop, item) : null
  const title = level === null ? name : words.level(name, level)
  return (
    <button
      type="button"
      aria-pressed={chosen}
      className={classNames(styles.ware, chosen && styles.on)}
      onClick={onChoose}
    >
      <span className={styles.stand}>
        <Vessel kind={item} />
      </span>
      <span className={styles.plank} />
      <span className={styles.tag}>
        <b>
          {chosen && <Hitbox />}
          {title}
        </b>
        {price !== null && (
          <span className={classNames(styles.price, 'num')}>
            <ResourceIcon kind="score" size={16} />
            {formatNumber(price)}
          </span>
        )}
        {priced ? (
          <PriceTrend item={priced} />
        ) : (
          <span className={styles.fixed}>{price === null ? words.full : words.fixed}</span>
        )}
        {shop.activityOf(item) && <Chip tint="straw">{words.free}</Chip>}
        <After item={item} shop={shop} price={price} />
      </span>
    </button>
  )
}

/** What the wallet would hold afterwards, or how much is missing. Its place is kept until the member is known. */
function After({ item, shop, price }: { readonly item: Ware; readonly shop: Shop; readonly price: number | null }) {
  const words = useWords(shopPack).ware
  const { status, held } = shop.shopper
  if (status === 'guest') return null
  if (status === 'unknown') return <span className={styles.after}>{'\u00a0'}</span>
  if (price === null) return null
  const left = held('score') - price
  const owned = held(item)
  return (
    <span className={classNames(styles.after, left < 0 && styles.short)}>
      {isLevelItem(item) && owned > 0 && `${words.step(owned, owned + 1)} · `}
      {left < 0 ? words.lacks(-left) : words.after(left)}
    </span>
  )
}
