import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { classNames } from '#design/class-names.ts'
import { Button } from '#design/parts/button.tsx'
import { useNow } from '#session/now.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import type { MessageRow } from '../contract/messages.ts'
import { messages } from '../contract/messages.ts'
import { mayTakeBack } from '../rules/messages.ts'
import { messagesPack } from '../words/messages.pack.ts'
import styles from './message-lines.module.css'
import { MessagePictures } from './message-pictures.tsx'
import { MessageText } from './message-text.tsx'

interface MessageLinesProps {
  readonly rows: readonly MessageRow[]
  readonly me: number
  readonly name: string
  /** The found message; 0 without one. */
  readonly at: number
  /** The first message that was new when the conversation was opened; 0 without one. */
  readonly newFrom: number
  readonly seenTo: number
  /** Reads older ones; null if there are none. */
  readonly onOlder: (() => Promise<void>) | null
}

/** The messages, oldest first, under their days. The view stays at the end while it is there. */
export function MessageLines({ rows, me, name, at, newFrom, seenTo, onOlder }: MessageLinesProps) {
  const words = useWords(messagesPack)
  const { own } = useTimes()
  const dayOf = (row: MessageRow | undefined) => (row ? own(row.TIME, 'date') : '')
  const box = useRef<HTMLDivElement>(null)
  const first = useRef<number | undefined>(undefined)
  const atEnd = useRef(true)
  const before = useRef(0)
  const last = rows.at(-1)?.KeyID
  const top = rows[0]?.KeyID
  const end = useRef(last)
  useLayoutEffect(() => {
    const view = box.current
    if (!view) return
    // Older ones push what is read down: the view follows it.
    if (first.current !== undefined && first.current !== top) view.scrollTop += view.scrollHeight - before.current
    else if (first.current === undefined && (at > 0 || newFrom > 0)) {
      const mark = view.querySelector<HTMLElement>(at > 0 ? '[data-found]' : '[data-new]')
      if (mark) view.scrollTop = mark.offsetTop - view.clientHeight / 2
    } else if (atEnd.current) view.scrollTop = view.scrollHeight
    first.current = top
    before.current = view.scrollHeight
    end.current = last
  }, [last, top, newFrom, at])
  // The field below grows with what is written, the panel of emoji opens, pictures arrive: the end stays in view.
  useEffect(() => {
    const view = box.current
    if (!view) return
    const follow = () => {
      if (atEnd.current) view.scrollTop = view.scrollHeight
    }
    const watching = new ResizeObserver(follow)
    watching.observe(view)
    view.addEventListener('load', follow, true)
    return () => {
      watching.disconnect()
      view.removeEventListener('load', follow, true)
    }
  }, [])
  const mine = rows.findLast(({ UID, KeyID }) => UID === me && KeyID <= seenTo)?.KeyID
  return (
    <div
      ref={box}
      className={styles.log}
      role="log"
      aria-label={words.log(name)}
      // Its lines are read with the arrow keys.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reached by keyboard
      tabIndex={0}
      onScroll={({ currentTarget: view }) => {
        atEnd.current = view.scrollHeight - view.scrollTop - view.clientHeight < 40
      }}
    >
      {onOlder && (
        <p className={styles.older}>
          <Button size="small" variant="quiet" onClick={() => void onOlder()}>
            {words.older}
          </Button>
        </p>
      )}
      {rows.map((row, n) => (
        <Fragment key={row.KeyID}>
          {dayOf(rows[n - 1]) !== dayOf(row) && <p className={styles.day}>{dayOf(row)}</p>}
          {row.KeyID === newFrom && (
            <p className={styles.fresh} data-new="">
              {words.newHere}
            </p>
          )}
          <Line row={row} own={row.UID === me} found={row.KeyID === at} />
          {row.KeyID === mine && <p className={styles.seen}>{words.seen}</p>}
        </Fragment>
      ))}
    </div>
  )
}

interface LineProps {
  readonly row: MessageRow
  readonly own: boolean
  readonly found: boolean
}

function Line({ row, own, found }: LineProps) {
  const words = useWords(messagesPack)
  const { clock, exact } = useTimes()
  if (row.GONE) return <p className={styles.gone}>{row.GONE === 'staff' ? words.removed : words.taken}</p>
  return (
    <div
      className={classNames(styles.line, own && styles.own, found && styles.found)}
      data-found={found ? '' : undefined}
    >
      {row.PICTURES.length > 0 && <MessagePictures list={row.PICTURES} />}
      {row.TEXT && (
        <p className={styles.bubble} dir="auto">
          <MessageText text={row.TEXT} />
        </p>
      )}
      <p className={styles.meta}>
        <time dateTime={row.TIME} title={exact(row.TIME)}>
          {clock(row.TIME)}
        </time>
        {own ? <TakeBack row={row} /> : <Report row={row} />}
      </p>
    </div>
  )
}

function TakeBack({ row }: { readonly row: MessageRow }) {
  const words = useWords(messagesPack)
  const write = useWrite(messages.calls.takeBack)
  if (!mayTakeBack(new Date(row.TIME), new Date(useNow()))) return null
  return (
    <button
      type="button"
      className={styles.act}
      title={words.takeBackTip}
      disabled={write.busy}
      onClick={() => void write.run({ id: row.KeyID })}
    >
      {words.takeBack}
    </button>
  )
}

function Report({ row }: { readonly row: MessageRow }) {
  const words = useWords(messagesPack)
  const [asked, setAsked] = useState(false)
  const write = useWrite(messages.calls.report, { inline: true })
  if (row.UID === 0) return null
  return (
    <>
      <button type="button" className={styles.act} onClick={() => setAsked(true)}>
        {words.report}
      </button>
      {asked && (
        <ReasonDialog
          title={words.reportTitle}
          text={words.reportText}
          ask={{ label: words.reason }}
          send={words.reportSend}
          done={words.reported}
          onSend={(reason, options) => write.run({ id: row.KeyID, reason }, options)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
