import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Refused } from '#api/answer.ts'
import { problemText } from '#api/problem-text.ts'
import { createSingleFlight } from '#api/single-flight.ts'
import { useWrite } from '#api/writes.ts'
import { useIntent } from '#cards/use-intent.ts'
import { Button } from '#design/parts/button.tsx'
import { IconButton } from '#design/parts/icon-button.tsx'
import { followKeyboard } from '#design/parts/over/follow-keyboard.ts'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { LeaveQuestion } from '#editor/draft/leave-question.tsx'
import { EditorPart } from '#editor/editor-part.tsx'
import type { EditorHandle, Quoted, RichDocument, Written } from '#editor/editor-types.ts'
import * as limits from '#rules/house-limits.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { editorPack } from '#words/editor/editor.pack.ts'
import type { FloorRow, TopicHead } from '../../../contract/clubs.ts'
import { clubs } from '../../../contract/clubs.ts'
import { clubsPack } from '../../../words/clubs.pack.ts'
import { useBackCloses } from '../use-back-closes.ts'
import styles from './reply-form.module.css'
import { SaidBefore } from './said-before.tsx'
import { useDuplicate } from './use-duplicate.ts'
import { useTellReward } from './use-tell-reward.ts'

export interface ReplyFormProps {
  readonly topic: TopicHead
  /** Quotations that wait to be put in, in the order in which they were asked for. */
  readonly quotes: readonly Quoted[]
  /** The first `count` of them are put in; others may have come since. */
  readonly onQuoted: (count: number) => void
  readonly onPosted: (row: FloorRow) => void
  /** Numbers of the floors that the text quotes. */
  readonly onQuoting: (floors: readonly number[]) => void
  readonly onClose: () => void
}

/** The editor of a floor. What was refused stays as it was written. */
export function ReplyForm({ topic, quotes, onQuoted, onPosted, onQuoting, onClose }: ReplyFormProps) {
  const { words: all, language } = useLanguage()
  const { topic: words } = useWords(clubsPack)
  const { composer: own } = useWords(editorPack)
  const toast = useToast()
  const tellReward = useTellReward()
  const post = useWrite(clubs.calls.postFloor, { inline: true })
  const editor = useRef<EditorHandle>(null)
  const intent = useIntent()
  const twice = useDuplicate()
  const [refused, setRefused] = useState<Refused | null>(null)

  useEffect(() => editor.current?.focus(), [])
  const takeQuotes = useEffectEvent(() => {
    for (const quoted of quotes) {
      editor.current?.insertQuote(quoted)
      keepAbove(`f${quoted.floor}`, 'write')
    }
    onQuoted(quotes.length)
  })
  useEffect(() => {
    if (quotes.length > 0) takeQuotes()
  }, [quotes])

  const [quoting, setQuoting] = useState<readonly Quoting[]>([])
  const look = ({ document }: Written) => {
    const now = quotesIn(document)
    setQuoting(now)
    onQuoting(now.map(({ floor }) => floor))
  }
  const [leaving, setLeaving] = useState(false)
  const close = (): boolean => {
    const isLost = editor.current?.read().empty === false && !editor.current.keep()
    setLeaving(isLost)
    if (!isLost) onClose()
    return !isLost
  }
  // On phones the form covers most of the topic.
  const stepBack = useBackCloses(close, useState(isPhone)[0])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const section = place.current?.closest('section')
    if (!section) return
    const ending = new AbortController()
    followKeyboard(section, ending.signal)
    return () => ending.abort()
  }, [])
  const sendOnce = async () => {
    if (!editor.current || post.busy) return
    const { document: written } = editor.current.read()
    if (!(await twice.mayPost(written))) return
    const input = { t: topic.KeyID, document: written }
    const answer = await post.run(input, { idempotencyKey: intent.keyOf(input) })
    if (!answer.ok) {
      intent.settled(answer)
      return setRefused(answer.auth === '' ? answer : null)
    }
    setRefused(null)
    editor.current.posted()
    toast.success(answer.value.GONE === 'held' ? words.postedHeld : words.posted(answer.value.FLOOR))
    tellReward(answer.value.reward)
    await stepBack()
    onPosted(answer.value)
  }
  // Pressed twice, it posts once and takes its step back once.
  const [fly] = useState(() => createSingleFlight<void>())
  const send = () => fly(sendOnce)
  return (
    <>
      <div ref={place} className={styles.head}>
        <h2>{words.replyTitle}</h2>
        <span className={styles.to}>{quoting.map(({ floor, nick }) => `↳ ${nick} #${floor}`.trim()).join('　')}</span>
        <IconButton icon="chevron-down" label={own.replyClose} tip onClick={close} />
      </div>
      {(twice.found || refused) && (
        <div className={styles.said}>
          <SaidBefore found={twice.found} />
          {refused && <Banner kind="error">{problemText(refused, all, language)}</Banner>}
        </div>
      )}
      <EditorPart
        ref={editor}
        place={`t:${topic.KeyID}`}
        initial={null}
        fills
        language={language}
        label={words.replyTitle}
        placeholder={words.replyHint}
        onChange={look}
        onSend={() => void send()}
      >
        <Button variant="primary" icon="send" busy={post.busy} onClick={() => void send()}>
          {words.post}
        </Button>
      </EditorPart>
      {leaving && <LeaveQuestion onAnswer={(leaves) => (leaves ? onClose() : setLeaving(false))} />}
    </>
  )
}

const isPhone = (): boolean => matchMedia(`(max-width: ${limits.mobileWidth - 1}px)`).matches

interface Quoting {
  readonly floor: number
  readonly nick: string
}

/** Floors that a text quotes outside hidden blocks, each once. */
function quotesIn({ content }: RichDocument): readonly Quoting[] {
  const found = new Map<number, Quoting>()
  for (const node of Array.isArray(content) ? content : []) {
    const { floor, nick } = node.type === 'quote' ? node.attrs : {}
    if (typeof floor === 'number') found.set(floor, { floor, nick: String(nick ?? '') })
  }
  return [...found.values()]
}

/** Scrolls the page until a floor stands above the editor, or as far as its head stays in view. */
const keepAbove = (floor: string, editor: string): void => {
  const [above, below] = [floor, editor].map((id) => document.getElementById(id)?.getBoundingClientRect())
  if (!above || !below) return
  const room = 12
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const covered = above.bottom + room - below.top
  const spare = above.top - bar - room
  if (spare < 0) scrollBy({ top: spare, behavior: 'instant' })
  else if (covered > 0) scrollBy({ top: Math.min(covered, spare), behavior: 'instant' })
}
