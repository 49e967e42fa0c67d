import { Icon } from '#design/icons/icon.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { ReplayFilter } from '../../rules/replay-filters.ts'
import { replayListPath } from './list-address.ts'
import styles from './replay-chips.module.css'
import { type FilterPart, without } from './replay-filter-parts.ts'

export interface ReplayChipsProps {
  readonly filter: ReplayFilter
  readonly parts: readonly FilterPart[]
}

/** The conditions that are set, each with a link that removes it. */
export function ReplayChips({ filter, parts }: ReplayChipsProps) {
  const { filters } = useWords().replays
  if (parts.length === 0) return null
  return (
    <nav aria-label={filters.set} className={styles.chips}>
      {parts.map((part) => (
        <Link
          key={part.fields[0] + part.text}
          to={replayListPath(without(filter, part))}
          stay
          aria-label={filters.without(part.text)}
          className={styles.chip}
        >
          <span className={styles.text}>{part.text}</span>
          <Icon name="x" size={16} />
        </Link>
      ))}
      {parts.length > 1 && (
        <Link to={replayListPath({ sort: filter.sort })} stay className={styles.clear}>
          {filters.clear}
        </Link>
      )}
    </nav>
  )
}
