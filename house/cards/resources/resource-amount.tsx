import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { classNames } from '#design/class-names.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { formatNumber } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { formatSigned } from './format-signed.ts'
import styles from './resource-amount.module.css'

export interface ResourceAmountProps {
  readonly resource: Resource
  readonly amount: number
  /** Writes the name beside the number. Without it the name is read aloud only. */
  readonly named?: boolean | undefined
  /** The amount is a change: it has a sign, and the colour of income or expense. */
  readonly signed?: boolean | undefined
  /** Side of the icon in pixels. */
  readonly size?: number | undefined
  readonly className?: string | undefined
}

/** An amount of a resource: icon, number and name. */
export function ResourceAmount({ resource, amount, named, signed, size = 18, className }: ResourceAmountProps) {
  const name = useWords(resourcesPack).names[resource]
  return (
    <span className={classNames(styles.amount, className)} title={named ? undefined : name}>
      <ResourceIcon kind={resource} size={size} />
      <b className={classNames('num', signed && (amount < 0 ? styles.out : styles.in))}>
        {signed ? formatSigned(amount) : formatNumber(amount)}
      </b>
      <span className={named ? undefined : 'visually-hidden'}>{name}</span>
    </span>
  )
}
