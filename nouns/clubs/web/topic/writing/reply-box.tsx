import { type Ref, useImperativeHandle, useState } from 'react'
import type { Quoted } from '#editor/editor-types.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { useRequireMember } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import type { FloorRow, TopicHead } from '../../../contract/clubs.ts'
import { clubsPack } from '../../../words/clubs.pack.ts'
import { useWriteWish } from '../../use-write-wish.ts'
import { WritePlace } from '../../write-place.tsx'
import styles from './reply-box.module.css'

const ReplyForm = lazyPart(() => import('./reply-form.tsx').then((part) => part.ReplyForm))

export interface ReplyHandle {
  /** Opens the editor with a quotation where the caret is; the page stays where it is read. */
  readonly quote: (quoted: Quoted) => void
}

export interface ReplyBoxProps {
  readonly topic: TopicHead
  readonly onPosted: (row: FloorRow) => void
  /** Numbers of the floors that the text quotes; none while the editor is closed. */
  readonly onQuoting: (floors: readonly number[]) => void
  readonly ref: Ref<ReplyHandle>
}

/**
 * Where a floor is written: a line at the foot of a topic; pressed, the editor at the foot of the window, so that what is
 * answered stays in view.
 */
export function ReplyBox({ topic, onPosted, onQuoting, ref }: ReplyBoxProps) {
  const { topic: words } = useWords(clubsPack)
  const require = useRequireMember()
  const [open, setOpen] = useState(false)
  const [quotes, setQuotes] = useState<readonly Quoted[]>([])
  const locked = topic.LOCKED === 'Y'
  const write = () => setOpen(true)
  const wish = () => !locked && require(write)
  useWriteWish(wish)
  useImperativeHandle(ref, () => ({
    quote: (quoted) => {
      if (locked) return
      setQuotes((before) => [...before, quoted])
      write()
    },
  }))
  if (locked) return null
  const close = () => {
    setOpen(false)
    onQuoting([])
  }
  const place = <WritePlace label={words.replyHint} action={words.reply} onAhead={ReplyForm.ahead} onWrite={wish} />
  return (
    <section id="write" tabIndex={-1} aria-label={words.replyTitle} className={open ? styles.open : styles.write}>
      {open ? (
        <ReplyForm
          topic={topic}
          quotes={quotes}
          onQuoted={(count) => setQuotes((before) => before.slice(count))}
          onPosted={(row) => {
            close()
            onPosted(row)
          }}
          onQuoting={onQuoting}
          onClose={close}
          onMissing={close}
        />
      ) : (
        place
      )}
    </section>
  )
}
