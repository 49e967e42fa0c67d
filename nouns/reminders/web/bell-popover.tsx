import { useEffect, useEffectEvent, useRef } from 'react'
import { useRead, useReads } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { reminders as remindersContract } from '#contract/reminders.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { placeUnder } from '#design/parts/over/place-under.ts'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { remindersPack } from '../words/reminders.pack.ts'
import { isAcknowledged, useAcknowledge } from './acknowledge.ts'
import styles from './bell-popover.module.css'
import { ReminderLine } from './reminder-line.tsx'
import { useMarkAll } from './use-mark-all.ts'

export interface BellPopoverProps {
  /** The bell, under which it opens. */
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

const shown = 5

/** The newest unread reminders under the bell, mentions and replies first. */
export function BellPopover({ anchor, onClose }: BellPopoverProps) {
  const words = useWords(remindersPack)
  const panel = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; the owner takes it away again
  useEffect(() => {
    const element = panel.current
    if (!element) return
    element.showPopover()
    const placing = placeUnder(element, anchor, 'end')
    element.focus()
    return () => placing.abort()
  }, [])
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={words.bell}
      tabIndex={-1}
      className={styles.panel}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <Fresh onFollow={onClose} />
    </div>
  )
}

function Fresh({ onFollow }: { readonly onFollow: () => void }) {
  const words = useWords(remindersPack)
  const all = useWords()
  const { shell } = all
  const { value, refusal, again } = useRead(remindersContract.calls.fresh, {}, { quiet: true })
  const { patch } = useReads()
  const { seen } = useAcknowledge()
  useEffect(
    () => () => {
      // Followed reminders stay in the popover until it is closed.
      patch(remindersContract.calls.fresh, (now) => ({
        ...now,
        rows: now.rows.filter((row) => !isAcknowledged(row.KeyID)),
      }))
    },
    [patch],
  )
  const { mark, busy, undo } = useMarkAll()
  // The home page may have read them before the newest came.
  const { profile } = useMe()
  const behind = value !== undefined && (profile?.remindNum ?? 0) > value.unread
  const reread = useEffectEvent(() => {
    if (behind) again()
  })
  useEffect(() => reread(), [])
  const rows = behind && value.rows.length === 0 ? undefined : value?.rows.slice(0, shown)
  return (
    <>
      <div className={styles.head}>
        <b>{words.bell}</b>
        {rows && rows.length > 0 && (
          <Button size="small" variant="quiet" busy={busy} onClick={() => void mark()}>
            {words.readAll}
          </Button>
        )}
        {rows?.length === 0 && undo && (
          <Button size="small" variant="quiet" busy={busy} onClick={() => void undo()}>
            {words.undoMark}
          </Button>
        )}
      </div>
      {refusal ? (
        <p className={styles.none} role="alert">
          {problemWord(refusal, all)}{' '}
          <button type="button" className="link" onClick={again}>
            {shell.retry}
          </button>
        </p>
      ) : !rows ? (
        <SkeletonRows rows={3} label={shell.loading} />
      ) : rows.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <ul className={styles.list}>
          {rows.map((row) => (
            <ReminderLine key={row.KeyID} row={row} unread onlyFollowed onSeen={seen} onFollow={onFollow} />
          ))}
        </ul>
      )}
      <Link
        to="/reminders"
        stay
        className={buttonClass({ variant: 'quiet', block: true }, styles.all)}
        onClick={onFollow}
      >
        {words.all}
      </Link>
    </>
  )
}
