import type { levelResources } from '@patisserie/rules/ledger/resources'
import { formatNumber } from '@patisserie/rules/text'
import { useResourceWords } from '../../../cards/resources/resource-words.ts'
import { ResourceIcon } from '../../../design/art/resource-icon.tsx'
import { Card } from '../../../design/parts/card.tsx'
import { Display } from '../../../design/parts/display.tsx'
import styles from './level-card.module.css'
import { useSupplyWords } from './supply-words.ts'

export interface LevelCardProps {
  readonly resource: (typeof levelResources)[number]
  /** How many members have each level, from 1 on. */
  readonly people: readonly number[]
  readonly total: number
}

/** Levels are no amount over time: how many people have each. */
export function LevelCard({ resource, people, total }: LevelCardProps) {
  const words = useSupplyWords()
  const name = useResourceWords().names[resource]
  const most = Math.max(...people, 1)
  return (
    <Card pad>
      <div className={styles.head}>
        <ResourceIcon kind={resource} size={28} />
        <b>{name}</b>
        <Display className={styles.total}>{formatNumber(total)}</Display>
      </div>
      <ol className={styles.levels}>
        {people.map((count, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the level
          <li key={at}>
            <i
              className={styles[resource]}
              style={{ height: `${Math.max(2, Math.sqrt(count / most) * 48)}px` }}
              aria-hidden="true"
            />
            <b className="num">{formatNumber(count)}</b>
            <small>{words.level(at + 1)}</small>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{words.levelTotal}</p>
    </Card>
  )
}
