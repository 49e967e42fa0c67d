import { site } from '@patisserie/contract/site'
import { limits } from '@patisserie/rules/limits'
import { isBlank, weightedLength } from '@patisserie/rules/text'
import { useEffect, useRef, useState } from 'react'
import type { Refused } from '../../../api/answer.ts'
import { problemText } from '../../../api/problem-text.ts'
import { useWrite } from '../../../api/writes.ts'
import { topicPath } from '../../../cards/topic/topic-path.ts'
import { useIntent } from '../../../cards/use-intent.ts'
import { Button } from '../../../design/parts/button.tsx'
import { Card } from '../../../design/parts/card.tsx'
import { Field } from '../../../design/parts/forms/field.tsx'
import { TextInput } from '../../../design/parts/forms/text-input.tsx'
import { Stack } from '../../../design/parts/layout.tsx'
import { useToast } from '../../../design/parts/over/toast.tsx'
import { Banner } from '../../../design/parts/state/banner.tsx'
import { EditorPart } from '../../../editor/editor-part.tsx'
import type { EditorHandle } from '../../../editor/editor-types.ts'
import { useGo } from '../../../session/link.tsx'
import { useLanguage } from '../../../session/words.tsx'
import { useClubWords } from '../clubs-words.ts'
import { SaidBefore } from '../floor/said-before.tsx'
import { useDuplicate } from './use-duplicate.ts'
import { useTellReward } from './use-tell-reward.ts'

export interface TopicFormProps {
  readonly m: number
  readonly onClose: () => void
}

/** A title and the editor. What was posted leads to its topic; what was refused stays as it is. */
export function TopicForm({ m, onClose }: TopicFormProps) {
  const { words: all, language } = useLanguage()
  const { club: words } = useClubWords()
  const toast = useToast()
  const tellReward = useTellReward()
  const go = useGo()
  const post = useWrite(site.clubs.calls.postTopic, { inline: true })
  const editor = useRef<EditorHandle>(null)
  const heading = useRef<HTMLInputElement>(null)
  const intent = useIntent()
  const twice = useDuplicate()
  const [title, setTitle] = useState('')
  const [missing, setMissing] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const used = weightedLength(title)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const send = async () => {
    setMissing(isBlank(title))
    if (isBlank(title) || used > limits.topicTitle) return heading.current?.focus()
    if (!editor.current) return
    const { document } = editor.current.read()
    if (!(await twice.mayPost(document))) return
    const input = { m, title, document }
    const answer = await post.run(input, { idempotencyKey: intent.keyOf(input) })
    if (!answer.ok) {
      intent.settled(answer)
      return setRefused(answer.auth === '' ? answer : null)
    }
    editor.current.posted()
    toast.success(answer.value.held === 'Y' ? words.postedHeld : words.posted)
    tellReward(answer.value.reward)
    go(topicPath(answer.value.t))
  }
  return (
    <Card pad>
      <Stack gap={4}>
        <SaidBefore found={twice.found} />
        {refused && <Banner kind="error">{problemText(refused, all, language)}</Banner>}
        <Field
          label={words.titleLabel}
          required
          error={missing && isBlank(title) ? words.titleMissing : undefined}
          counter={{ used, limit: limits.topicTitle }}
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
        <EditorPart
          ref={editor}
          place={`m:${m}`}
          initial={null}
          eager
          language={language}
          label={words.write}
          title={title}
          onTitle={setTitle}
          onSend={() => void send()}
        >
          <Button variant="quiet" title={words.kept} onClick={onClose}>
            {words.stopWriting}
          </Button>
          <Button variant="primary" busy={post.busy} onClick={() => void send()}>
            {words.post}
          </Button>
        </EditorPart>
      </Stack>
    </Card>
  )
}
