import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { problemText, type Refusal } from '#api/problem-text.ts'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextArea } from '#design/parts/forms/text-area.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { commentProblem } from '#rules/comments.ts'
import * as limits from '#rules/people/people-limits.ts'
import { countCharacters, isBlank, weightedLength } from '#rules/text.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { useMe } from '#session/me.ts'
import { useWordsOwner } from '#session/typed/words-owner.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { commentsPack } from '#words/cards/comments.pack.ts'
import styles from './comment-box.module.css'
import { keepComment, readComment } from './comment-draft.ts'
import type { CommentKind } from './comment-kind.ts'

const GuestWords = lazyPart(() => import('#session/log-in/guest-words.tsx').then((part) => part.GuestWords))

interface CommentBoxProps {
  readonly kind: CommentKind
  readonly id: number
  /** Shown while the box is empty. */
  readonly hint: string
  /** Called when a comment is sent, and when it will not be in the list. */
  readonly onSending: (sending: boolean) => void
}

/** Says something below a thing. What was typed stays until it has arrived, over a reload too. */
export function CommentBox({ kind, id, hint, onSending }: CommentBoxProps) {
  const { words, language } = useLanguage()
  const comments = useWords(commentsPack)
  const toast = useToast()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Refusal | null>(null)
  const write = kind.useSend()
  const place = kind.draftPlace(id)
  const used = weightedLength(text)
  const { profile } = useMe()
  const { owner, asked, pass } = useWordsOwner(text === '')
  const [guest, setGuest] = useState('')
  const form = useRef<HTMLFormElement>(null)
  // Text that is being composed when the page comes to live is told to nobody yet: the next render would take it away.
  useLayoutEffect(() => setText(form.current?.querySelector('textarea')?.value ?? ''), [])
  // The first HTML knows nothing of it, nor of who reads it: what was typed so far goes before what was kept.
  const begin = useEffectEvent((whose: number) => {
    if (text === '') setText(readComment(whose, place))
    else keepComment(whose, place, text)
    setGuest(whose === 0 || declined.has(`${whose}.${place}`) ? '' : readComment(0, place))
  })
  useEffect(() => {
    if (owner !== null) begin(owner)
  }, [owner])
  const type = (typed: string) => {
    setText(typed)
    setProblem(null)
    if (owner !== null && !asked) keepComment(owner, place, typed)
  }
  const take = () => {
    keepComment(0, place, '')
    setGuest('')
    if (asked) pass()
    else type(isBlank(text) ? guest : `${text}\n${guest}`)
  }
  const leave = () => {
    setGuest('')
    if (profile) declined.add(`${profile.id}.${place}`)
    if (!asked) return
    setText('')
    pass()
  }

  const send = async () => {
    if (write.busy) return
    const wrong = commentProblem(text)
    if (wrong) return setProblem({ refusal: `${kind.prefix}${wrong}`, data: null })
    setProblem(null)
    onSending(true)
    const answer = await write.run({ id, comment: text })
    if (!answer.ok || answer.value.HELD === 'Y') onSending(false)
    if (answer.ok) {
      // The button is disabled once the text is empty, and would leave the focus nowhere.
      if (!(document.activeElement instanceof HTMLTextAreaElement))
        document.getElementById('comments')?.focus({ preventScroll: true })
      type('')
      if (asked) keepComment(0, place, '')
      if (answer.value.HELDFOR !== '') toast.info(comments.heldFor[answer.value.HELDFOR])
      else toast.success(words.success.submitSuc)
    } else if (answer.auth === '') setProblem(answer)
  }
  return (
    <form
      ref={form}
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {(asked || guest !== '') && <GuestWords {...(!asked && { begin: guest })} onTake={take} onLeave={leave} />}
      <Field
        label={comments.label}
        labelHidden
        error={problem && problemText(problem, words, language)}
        {...(used > limits.comment / 2 ? { counter: countCharacters(text, limits.comment, language) } : {})}
      >
        <TextArea
          lines={2}
          data-unasked
          placeholder={hint}
          value={text}
          onChange={(event) => type(event.target.value)}
          onSend={() => void send()}
        />
      </Field>
      <div className={styles.row}>
        <span className={styles.keys}>{comments.sendKeys}</span>
        <Button type="submit" busy={write.busy} disabled={isBlank(text)}>
          {comments.send}
        </Button>
      </div>
    </form>
  )
}

/** Members and places where what a guest wrote is somebody else's: they are not asked again on this page. */
const declined = new Set<string>()
