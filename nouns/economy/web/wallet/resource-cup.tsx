import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import type { Resource } from '#rules/ledger/resources.ts'
import { formatNumber } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import styles from './wallet-content.module.css'

export interface ResourceCupProps {
  readonly resource: Resource
  readonly held: number
  readonly isChosen: boolean
  readonly onPress: () => void
}

/** A resource in a paper cup, as on the shelf of the shop. */
export function ResourceCup({ resource, held, isChosen, onPress }: ResourceCupProps) {
  const name = useWords(resourcesPack).names[resource]
  return (
    <button type="button" className={styles.cup} aria-pressed={isChosen} title={name} onClick={onPress}>
      <span className={styles.paper}>
        <ResourceIcon kind={resource} size={28} off={held === 0} />
      </span>
      <b className="num">{formatNumber(held)}</b>
      <small>{name}</small>
    </button>
  )
}
