import { useRead } from '#api/reads.ts'
import { classNames } from '#design/class-names.ts'
import { cardClass } from '#design/parts/card.tsx'
import { Hitbox } from '#design/parts/hitbox.tsx'
import { useWords } from '#session/words.tsx'
import type { BoardRow } from '../../contract/iscore.ts'
import { iscore } from '../../contract/iscore.ts'
import { iscorePack } from '../../words/iscore/iscore.pack.ts'
import { BoardRowItem } from './board-row.tsx'
import styles from './own-place.module.css'

export interface OwnPlaceProps {
  /** Rows of the board that are shown anyway. */
  readonly seen: readonly BoardRow[]
}

/** One's own place, pinned to the lower edge while other places are read. */
export function OwnPlace({ seen }: OwnPlaceProps) {
  const { mine } = useWords(iscorePack)
  const read = useRead(iscore.calls.mine, {}, { quiet: true })
  const row = read.value?.row
  if (!row || seen.some(({ UID }) => UID === row.UID)) return null
  return (
    <section className={styles.pinned} aria-label={mine.row}>
      <ol className={classNames(cardClass({ clip: true }), styles.card)}>
        <BoardRowItem row={row} />
      </ol>
      <span className={styles.here}>
        <Hitbox label={mine.row} />
      </span>
      {read.value?.hidden && <p className={styles.hidden}>{mine.hidden}</p>}
    </section>
  )
}
