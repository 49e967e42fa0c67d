import { Awning, shelfClass, VesselDefs } from '#design/art/shop/vessel.tsx'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { prices } from '#rules/economy/economy-rates.ts'
import { useWords } from '#session/words.tsx'
import { type Ware, type WareKind, wareKinds, wares } from '../rules/wares.ts'
import { shopPack } from '../words/shop.pack.ts'
import { Activities } from './activities.tsx'
import styles from './counter.module.css'
import { LevelLadder } from './level-ladder.tsx'
import type { Shop } from './use-shop.ts'
import { WareTile } from './ware-tile.tsx'

interface CounterProps {
  readonly shop: Shop
  readonly chosen: Ware
  readonly onChoose: (item: Ware) => void
}

/** The shelves: every kind has its own vessel, below it what it costs and how the price went. */
export function Counter({ shop, chosen, onChoose }: CounterProps) {
  const words = useWords(shopPack)
  const kind = (name: WareKind) => <WareKindShelf name={name} shop={shop} chosen={chosen} onChoose={onChoose} />
  return (
    <section aria-label={words.counter} className={cardClass({ clip: true }, classNames(styles.counter, shelfClass))}>
      <VesselDefs kinds={wares} />
      <Awning />
      <Activities shop={shop} />
      <div className={styles.tier}>{kind('materials')}</div>
      <div className={classNames(styles.tier, styles.two)}>
        {kind('items')}
        {kind('bullets')}
      </div>
      <div className={classNames(styles.tier, styles.two)}>
        {kind('levels')}
        <LevelLadder shop={shop} onChoose={onChoose} />
      </div>
    </section>
  )
}

function WareKindShelf({ name, shop, chosen, onChoose }: CounterProps & { readonly name: WareKind }) {
  const words = useWords(shopPack)
  const items: readonly Ware[] = wareKinds[name]
  const base = { items: prices.power, bullets: prices.bullet, materials: prices.material, levels: null }[name]
  return (
    <section className={styles.kind} aria-labelledby={`ware-kind-${name}`}>
      <h2 id={`ware-kind-${name}`} className={styles.head}>
        <span className={displayClass(words.kinds[name])}>{words.kinds[name]}</span>
        <small className="num">{base === null ? words.noGift : words.base(base)}</small>
      </h2>
      <ul className={styles.wares} data-count={items.length}>
        {items.map((item) => (
          <li key={item}>
            <WareTile item={item} shop={shop} chosen={item === chosen} onChoose={() => onChoose(item)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
