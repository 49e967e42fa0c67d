import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { levelItems } from '#rules/economy/prices.ts'
import { formatNumber } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { Ware } from '../rules/wares.ts'
import { shopPack } from '../words/shop.pack.ts'
import styles from './level-ladder.module.css'
import type { Shop } from './use-shop.ts'

interface LevelLadderProps {
  readonly shop: Shop
  readonly onChoose: (item: Ware) => void
}

/** What each level costs, and which of them the member has. */
export function LevelLadder({ shop, onChoose }: LevelLadderProps) {
  const words = useWords(shopPack).ladder
  const { names } = useWords(resourcesPack)
  return (
    <section className={styles.ladder} aria-labelledby="level-ladder">
      <h2 id="level-ladder" className={classNames(displayClass(words.title), styles.head)}>
        {words.title}
      </h2>
      <p className={styles.text}>{words.text}</p>
      {levelItems.map((item) => {
        const prices = shop.prices.levels.find((each) => each.item === item)?.prices ?? []
        const owned = shop.shopper.held(item)
        return (
          <div key={item} className={styles.row}>
            <button type="button" className={styles.name} onClick={() => onChoose(item)}>
              <ResourceIcon kind={item} size={20} />
              {names[item]}
            </button>
            <ol className={styles.steps}>
              {prices.map((price, at) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
                  key={at}
                  className={classNames(styles.step, at < owned && styles.had, at === owned && styles.next, 'num')}
                >
                  <span className="visually-hidden">
                    {words.level(at + 1, price)}
                    {at < owned ? `, ${words.had}` : at === owned ? `, ${words.next}` : ''}
                  </span>
                  <span aria-hidden="true">{at + 1}</span>
                  <small aria-hidden="true">{short(price)}</small>
                </li>
              ))}
            </ol>
          </div>
        )
      })}
    </section>
  )
}

/** 15,000 as 15k, so that eight prices stand in a row. */
const short = (price: number): string => `${formatNumber(price / 1_000)}k`
