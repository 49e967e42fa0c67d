import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { Button } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import type { FloorRow } from '../../contract/clubs.ts'
import { clubs } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import styles from './history-dialog.module.css'

/** All versions of a floor, the newest first. */
export function HistoryDialog({ row, onClose }: { readonly row: FloorRow; readonly onClose: () => void }) {
  const all = useWords()
  const { history: words } = useWords(clubsPack)
  const { value, refusal, again } = useRead(clubs.calls.history, { t: row.T, floor: row.FLOOR })
  return (
    <Dialog open wide onClose={onClose} title={words.title} label={words.title} closeLabel={all.shell.close}>
      {!value && !refusal && <SkeletonLines lines={6} />}
      {refusal && (
        <ErrorState title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
          {problemWord(refusal, all)}
        </ErrorState>
      )}
      {value?.length === 0 && <EmptyState title={words.empty} />}
      {value && value.length > 0 && (
        <ol className={styles.versions}>
          <Version label={words.now} html={row.HTML} at={row.EDITTIME || row.UPTIME} />
          {value.map(({ TIME, HTML }) => (
            <Version key={TIME} label={words.until} html={HTML} at={TIME} />
          ))}
        </ol>
      )}
    </Dialog>
  )
}

function Version({ label, html, at }: { readonly label: string; readonly html: string; readonly at: string }) {
  return (
    <li className={styles.version}>
      <p className={styles.time}>
        {label} <Ago at={at} />
      </p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from a checked document */}
      <div className="rt" dangerouslySetInnerHTML={{ __html: html }} />
    </li>
  )
}
