import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { Display } from '#design/display.tsx'
import { Card } from '#design/parts/card.tsx'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { supplyPack } from '../../words/supply.pack.ts'
import styles from './level-card.module.css'
import { amountText, sumOf } from './supply-amounts.ts'
import type { SupplyRow } from './supply-cell.tsx'
import { type SupplySearch, supplyPath } from './supply-routes.ts'

export interface LevelCardProps {
  readonly row: SupplyRow
  /** How many members have each level, from 1 on. */
  readonly people: readonly number[]
  readonly search: SupplySearch
}

/** Levels are no amount over time: how many people have each. */
export function LevelCard({ row, people, search }: LevelCardProps) {
  const words = useWords(supplyPack)
  const { language } = useLanguage()
  const { RESOURCE: resource, held, minted, burned } = row
  const name = useWords(resourcesPack).names[resource]
  const look = resource === 'player' ? styles.player : styles.bomb
  const most = Math.max(...people, 1)
  return (
    <Card pad>
      <div className={styles.head}>
        <ResourceIcon kind={resource} size={28} />
        <b>{name}</b>
        <Display className={styles.total}>{formatNumber(held.at(-1) ?? 0)}</Display>
      </div>
      <ol className={styles.levels}>
        {people.map((count, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the level
          <li key={at}>
            <i
              className={look}
              style={{ height: `${Math.max(2, Math.sqrt(count / most) * 48)}px` }}
              aria-hidden="true"
            />
            <b className="num">{formatNumber(count)}</b>
            <small>{words.level(at + 1)}</small>
          </li>
        ))}
      </ol>
      <p className={styles.sums}>
        <span>
          {words.minted} {amountText(sumOf(minted), language)}
        </span>
        <span>
          {words.burned} {amountText(sumOf(burned), language)}
        </span>
        <Link to={supplyPath({ ...search, resource })} stay className="link">
          {words.open(name)}
        </Link>
      </p>
      <p className={styles.note}>{words.levelTotal}</p>
    </Card>
  )
}
