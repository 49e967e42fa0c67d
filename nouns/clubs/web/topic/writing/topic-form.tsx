import { useEffect, useRef, useState } from 'react'
import type { Refused } from '#api/answer.ts'
import { useApi } from '#api/api-context.ts'
import { problemText } from '#api/problem-text.ts'
import { useRead } from '#api/reads.ts'
import { createSingleFlight } from '#api/single-flight.ts'
import { useWrite } from '#api/writes.ts'
import { useIntent } from '#cards/use-intent.ts'
import { writing } from '#contract/writing.ts'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { LeaveQuestion } from '#editor/draft/leave-question.tsx'
import { EditorPart } from '#editor/editor-part.tsx'
import type { EditorHandle } from '#editor/editor-types.ts'
import * as houseLimits from '#rules/house-limits.ts'
import { countCharacters, isBlank } from '#rules/text.ts'
import { useGo } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { editorPack } from '#words/editor/editor.pack.ts'
import { clubs as clubsContract } from '../../../contract/clubs.ts'
import { clubsPack } from '../../../words/clubs.pack.ts'
import { topicPath } from '../../card/topic-path.ts'
import { useClubName } from '../../card/use-club-name.ts'
import { useBackCloses } from '../use-back-closes.ts'
import { SaidBefore } from './said-before.tsx'
import styles from './topic-form.module.css'
import { useDuplicate } from './use-duplicate.ts'
import { useTellReward } from './use-tell-reward.ts'

export interface TopicFormProps {
  /** The club in which it was opened; the draft belongs there. */
  readonly m: number
  readonly onClose: () => void
}

/**
 * A new topic over the page: club, title and editor, with the buttons always in view. What was posted leads to its topic;
 * what was refused stays as it is. Closed, also by Back, the text stays as a draft; text that cannot be stored is asked about.
 */
export function TopicForm({ m, onClose }: TopicFormProps) {
  const { words: all, language } = useLanguage()
  const { club: words } = useWords(clubsPack)
  const clubName = useClubName()
  const { composer: own } = useWords(editorPack)
  const toast = useToast()
  const tellReward = useTellReward()
  const go = useGo()
  const post = useWrite(clubsContract.calls.postTopic, { inline: true })
  const editor = useRef<EditorHandle>(null)
  const heading = useRef<HTMLInputElement>(null)
  const intent = useIntent()
  const twice = useDuplicate()
  const { call } = useApi()
  const { value: clubs } = useRead(clubsContract.calls.list, {}, { quiet: true })
  const [club, setClub] = useState(m)
  const [title, setTitle] = useState('')
  const [missing, setMissing] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [leaving, setLeaving] = useState(false)
  const counter = countCharacters(title, houseLimits.topicTitle, language)
  const over = counter.used - counter.limit
  const place = `m:${m}`
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const sendOnce = async () => {
    setMissing(isBlank(title))
    if (isBlank(title) || over > 0) return heading.current?.focus()
    if (!editor.current) return
    const { document } = editor.current.read()
    if (!(await twice.mayPost(document))) return
    const input = { m: club, title, document }
    const answer = await post.run(input, { idempotencyKey: intent.keyOf(input) })
    if (!answer.ok) {
      intent.settled(answer)
      return setRefused(answer.auth === '' ? answer : null)
    }
    editor.current.posted()
    // The server closes the draft of the club that was posted to.
    if (club !== m) void call(writing.calls.dropDraft, { place }, { quiet: true })
    toast.success(answer.value.held === 'Y' ? words.postedHeld : words.posted)
    tellReward(answer.value.reward)
    await stepBack()
    go(topicPath(answer.value.t))
  }
  // Pressed twice, it posts once and takes its step back once.
  const [fly] = useState(() => createSingleFlight<void>())
  const send = () => fly(sendOnce)
  const close = (): boolean => {
    const isWritten = title !== '' || editor.current?.read().empty === false
    const isLost = isWritten && editor.current?.keep() === false
    setLeaving(isLost)
    if (isLost) return false
    if (isWritten) toast.info(own.kept)
    onClose()
    return true
  }
  const stepBack = useBackCloses(close)
  return (
    <Dialog open tall label={words.write} title={words.write} closeLabel={own.stopWriting} onClose={close}>
      <div className={styles.head}>
        <SaidBefore found={twice.found} />
        {refused && <Banner kind="error">{problemText(refused, all, language)}</Banner>}
        <Select
          prefix={own.inClub}
          value={String(club)}
          options={(clubs ?? []).map((one) => ({ value: String(one.KeyID), label: clubName(one) }))}
          onChange={({ target }) => setClub(Number(target.value))}
        />
        <Field
          label={words.titleLabel}
          labelHidden
          required
          className={styles.title}
          error={over > 0 ? own.titleLong(over) : missing && isBlank(title) ? own.titleMissing : undefined}
          counter={counter}
        >
          <TextInput
            ref={heading}
            value={title}
            data-unasked
            placeholder={words.titleHint}
            autoComplete="off"
            onChange={({ target }) => setTitle(target.value)}
            onEnter={() => editor.current?.focus()}
          />
        </Field>
      </div>
      <EditorPart
        ref={editor}
        place={place}
        initial={null}
        eager
        fills
        language={language}
        label={words.write}
        placeholder={own.textHint}
        title={title}
        onTitle={setTitle}
        onSend={() => void send()}
      >
        <Button variant="primary" icon="send" busy={post.busy} onClick={() => void send()}>
          {words.post}
        </Button>
      </EditorPart>
      {leaving && <LeaveQuestion onAnswer={(leaves) => (leaves ? onClose() : setLeaving(false))} />}
    </Dialog>
  )
}
