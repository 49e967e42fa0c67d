import { useId } from 'react'
import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import type { Resource } from '#rules/ledger/resources.ts'
import { formatNumber } from '#rules/text.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import styles from './resource-choice.module.css'

export interface ResourceChoiceProps {
  readonly label: string
  /** What can be chosen, and how much of it is there. */
  readonly held: readonly { readonly resource: Resource; readonly amount: number }[]
  readonly value: Resource
  readonly onChange: (resource: Resource) => void
}

/** Chooses one of the resources that somebody holds. */
export function ResourceChoice({ label, held, value, onChange }: ResourceChoiceProps) {
  const name = useId()
  const { names } = useWords(resourcesPack)
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.tiles}>
        {held.map(({ resource, amount }) => (
          <label key={resource} className={styles.tile}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={resource}
              checked={resource === value}
              onChange={() => onChange(resource)}
            />
            <ResourceIcon kind={resource} size={24} />
            <span className={styles.name}>{names[resource]}</span>
            <b className={styles.held}>{formatNumber(amount)}</b>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
