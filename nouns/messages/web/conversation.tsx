import { useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { useRead, useReads } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { useWrite } from '#api/writes.ts'
import { Head } from '#design/art/heads/head.tsx'
import { Button } from '#design/parts/button.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { MessageRow, OpenConversation } from '../contract/messages.ts'
import { messages as messagesContract } from '../contract/messages.ts'
import { messagesPack } from '../words/messages.pack.ts'
import { Composer } from './composer.tsx'
import styles from './conversation.module.css'
import { ConversationActs } from './conversation-acts.tsx'
import { MessageLines } from './message-lines.tsx'
import { messagesPath } from './messages-path.ts'

interface ConversationProps {
  readonly other: number
  readonly me: number
  /** The found message to show in its place; undefined for the newest ones. */
  readonly at?: string | undefined
}

/** The messages with one person, and the field to write to them. */
export function Conversation({ other, me, at }: ConversationProps) {
  const all = useWords()
  const words = useWords(messagesPack)
  const read = useRead(messagesContract.calls.list, { id: String(other), ...(at && { at }) }, { keep: true })
  const open = read.value?.open
  if (read.refusal) {
    return (
      <p className={styles.state}>
        {problemWord(read.refusal, all)}{' '}
        <Link to="/messages" stay className="link">
          {words.back}
        </Link>
      </p>
    )
  }
  if (!open) {
    return (
      <div className={styles.state}>
        <SkeletonRows label={all.shell.loading} />
      </div>
    )
  }
  const name = open.NICK || all.accounts.closedName
  return (
    <section className={styles.open} aria-label={words.log(name)}>
      <header className={styles.head}>
        <Link to="/messages" stay className={styles.back} aria-label={words.back}>
          ‹
        </Link>
        <Head id={open.UID} src={open.HEAD || null} size={32} alt="" />
        <Link to={`/p/${open.UID}`} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        <ConversationActs other={other} name={name} />
      </header>
      <Lines key={at} open={open} me={me} name={name} at={Number(at ?? 0)} />
      {open.newer && (
        <Link to={messagesPath({ with: String(other) })} stay className={styles.newest}>
          {words.toNewest}
        </Link>
      )}
      {open.STATE === 'request' && <Request other={other} name={name} />}
      <Composer open={open} me={me} name={name} />
    </section>
  )
}

interface LinesProps {
  readonly open: OpenConversation
  readonly me: number
  readonly name: string
  readonly at: number
}

/** What was read, with older pages before it. What is on the page counts as seen while the tab is visible. */
function Lines({ open, me, name, at }: LinesProps) {
  const { call } = useApi()
  const { touch } = useReads()
  const [older, setOlder] = useState<{ rows: readonly MessageRow[]; more: boolean } | null>(null)
  const [from] = useState(open.NEWFROM)
  const first = older?.rows[0] ?? open.rows[0]
  const last = open.rows.findLast(({ UID }) => UID !== me)?.KeyID ?? 0
  // A page from the middle of the conversation shows nothing new.
  const isNew = open.NEWFROM > 0 && !open.newer
  const seen = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || !isNew || last === 0) return
    // Not as a `useWrite`, which answers a second call by the first one: this one names a later message.
    const answer = await call(messagesContract.calls.know, { UID: open.UID, upTo: last }, { quiet: true })
    if (answer.ok) touch(['messages'])
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen changes with these
  useEffect(() => {
    const see = () => void seen()
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [isNew, last, open.UID])
  const readOlder = async () => {
    if (!first) return
    const answer = await call(messagesContract.calls.list, { id: String(open.UID), before: String(first.KeyID) })
    if (answer.ok && answer.value.open) {
      const { rows, more } = answer.value.open
      setOlder({ rows: [...rows, ...(older?.rows ?? [])], more })
    }
  }
  const rows = [...(older?.rows ?? []), ...open.rows.filter(({ KeyID }) => KeyID > (older?.rows.at(-1)?.KeyID ?? 0))]
  return (
    <MessageLines
      rows={rows}
      me={me}
      name={name}
      at={at}
      newFrom={from}
      seenTo={open.SEENTO}
      onOlder={(older?.more ?? open.more) ? readOlder : null}
    />
  )
}

function Request({ other, name }: { readonly other: number; readonly name: string }) {
  const words = useWords(messagesPack)
  const answer = useWrite(messagesContract.calls.answer)
  return (
    <div className={styles.request}>
      <p>
        <strong>{words.request(name)}</strong>
      </p>
      <p className="mute">{words.requestText}</p>
      <p className={styles.acts}>
        <Button variant="primary" busy={answer.busy} onClick={() => void answer.run({ UID: other, accept: 'Y' })}>
          {words.accept}
        </Button>
        <Button busy={answer.busy} onClick={() => void answer.run({ UID: other, accept: 'N' })}>
          {words.decline}
        </Button>
      </p>
    </div>
  )
}
