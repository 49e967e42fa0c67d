import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import type { Resource } from '#rules/ledger/resources.ts'
import { formatNumber } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { shopPack } from '../words/shop.pack.ts'
import styles from './purse.module.css'

interface PurseProps {
  readonly moves: readonly { readonly resource: Resource; readonly before: number; readonly after: number }[]
}

/** What the wallet holds before and after a deal. */
export function Purse({ moves }: PurseProps) {
  const words = useWords(shopPack).slip
  const { names } = useWords(resourcesPack)
  return (
    <ul className={styles.purse}>
      {moves.map(({ resource, before, after }) => (
        <li key={resource}>
          <span className="visually-hidden">{words.before(names[resource], before, after)}</span>
          <ResourceIcon kind={resource} size={20} />
          <span className="num" aria-hidden="true">
            {formatNumber(before)}
          </span>
          <Icon name="chevron-right" size={16} />
          <b className={classNames('num', after < 0 && styles.short)} aria-hidden="true">
            {after < 0 ? `−${formatNumber(-after)}` : formatNumber(after)}
          </b>
        </li>
      ))}
    </ul>
  )
}
