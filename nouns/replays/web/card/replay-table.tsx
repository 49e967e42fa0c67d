import { classNames } from '#design/class-names.ts'
import { relativeTime } from '#rules/beijing-time.ts'
import { KeptLook, KeptPart } from '#session/kept-part.tsx'
import { useNow } from '#session/now.tsx'
import { useWords } from '#session/words.tsx'
import type { ReplayRow } from '../../contract/replays.ts'
import { useLikedReplays } from './liked-replays.ts'
import { ReplayTableRow } from './replay-row.tsx'
import styles from './replay-table.module.css'

export interface ReplayTableProps {
  readonly rows: readonly ReplayRow[]
  /** Rows of another page are loading; these are the previous ones. */
  readonly stale?: boolean | undefined
}

/**
 * The replay table. It has ten columns on wide screens. On narrower ones medal, iscore, then pilot and note move into
 * the expanded row. On phones each row is a card.
 */
export function ReplayTable({ rows, stale }: ReplayTableProps) {
  const words = useWords().replays
  const { columns } = words
  const now = useNow()
  const liked = useLikedReplays(rows.map((row) => row.KeyID))
  return (
    <div className={classNames(styles.box, stale && styles.stale)} aria-busy={stale || undefined}>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.list.caption}</caption>
        <KeptPart of="replay-columns">
          <thead>
            <tr>
              <th scope="col">{columns.game}</th>
              <th scope="col">{columns.nick}</th>
              <th scope="col" className={styles.pilot}>
                {columns.pilot}
              </th>
              <th scope="col">{columns.rank}</th>
              <th scope="col">{columns.shot}</th>
              <th scope="col" className={styles.number}>
                <span title={columns.scoreHint}>{columns.score}</span>
              </th>
              <th scope="col" className={styles.medal}>
                {columns.medal}
              </th>
              <th scope="col" className={classNames(styles.iscore, styles.number)}>
                {columns.iscore}
              </th>
              <th scope="col" className={styles.note}>
                {columns.comment}
              </th>
              <th scope="col" className={styles.number}>
                {columns.actions}
              </th>
            </tr>
          </thead>
        </KeptPart>
        <tbody>
          {rows.map((row, at) => {
            const shown = <ReplayTableRow key={row.KeyID} row={row} liked={liked.has(row.KeyID)} isFirst={at === 0} />
            // The first row is not cached: its picture is preloaded, and React writes the preload link outside the
            // row's HTML.
            if (at === 0) return shown
            return (
              <KeptLook key={row.KeyID} shows={() => [row, relativeTime(row.UPTIME, now)]}>
                {shown}
              </KeptLook>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
