import type { FloorRow, TopicHead } from '@patisserie/contract/clubs'
import { site } from '@patisserie/contract/site'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Refused } from '../../../api/answer.ts'
import { problemText } from '../../../api/problem-text.ts'
import { useWrite } from '../../../api/writes.ts'
import { useIntent } from '../../../cards/use-intent.ts'
import { Button } from '../../../design/parts/button.tsx'
import { Stack } from '../../../design/parts/layout.tsx'
import { useToast } from '../../../design/parts/over/toast.tsx'
import { Banner } from '../../../design/parts/state/banner.tsx'
import { EditorPart } from '../../../editor/editor-part.tsx'
import type { EditorHandle, Quoted } from '../../../editor/editor-types.ts'
import { useLanguage } from '../../../session/words.tsx'
import { useClubWords } from '../clubs-words.ts'
import { SaidBefore } from '../floor/said-before.tsx'
import { useDuplicate } from './use-duplicate.ts'
import { useTellReward } from './use-tell-reward.ts'

export interface ReplyFormProps {
  readonly topic: TopicHead
  /** Quotations that wait to be put in. */
  readonly quotes: readonly Quoted[]
  readonly onQuoted: () => void
  readonly onPosted: (row: FloorRow) => void
}

/** The editor of a floor. What was refused stays as it was written. */
export function ReplyForm({ topic, quotes, onQuoted, onPosted }: ReplyFormProps) {
  const { words: all, language } = useLanguage()
  const { topic: words } = useClubWords()
  const toast = useToast()
  const tellReward = useTellReward()
  const post = useWrite(site.clubs.calls.postFloor, { inline: true })
  const editor = useRef<EditorHandle>(null)
  const intent = useIntent()
  const twice = useDuplicate()
  const [refused, setRefused] = useState<Refused | null>(null)

  useEffect(() => editor.current?.focus(), [])
  const takeQuotes = useEffectEvent(() => {
    for (const quoted of quotes) editor.current?.insertQuote(quoted)
    if (quotes.length > 0) onQuoted()
  })
  useEffect(() => {
    if (quotes.length > 0) takeQuotes()
  }, [quotes.length])

  // The editor is higher than the line it takes the place of.
  const arrived = useRef(false)
  const arrive = () => {
    if (!arrived.current) document.getElementById('write')?.scrollIntoView({ block: 'nearest' })
    arrived.current = true
  }
  const send = async () => {
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
    onPosted(answer.value)
  }
  return (
    <Stack gap={3}>
      <SaidBefore found={twice.found} />
      {refused && <Banner kind="error">{problemText(refused, all, language)}</Banner>}
      <EditorPart
        ref={editor}
        place={`t:${topic.KeyID}`}
        initial={null}
        language={language}
        label={words.replyTitle}
        placeholder={words.replyHint}
        onChange={arrive}
        onSend={() => void send()}
      >
        <Button variant="primary" icon="pencil" busy={post.busy} onClick={() => void send()}>
          {words.post}
        </Button>
      </EditorPart>
    </Stack>
  )
}
