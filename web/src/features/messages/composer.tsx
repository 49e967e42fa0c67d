import type { OpenConversation } from '@patisserie/contract/messages'
import { site } from '@patisserie/contract/site'
import { limits } from '@patisserie/rules/limits'
import { messageProblem } from '@patisserie/rules/people/messages'
import { isBlank, weightedLength } from '@patisserie/rules/text'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { problemText, type Refusal } from '../../api/problem-text.ts'
import { problemWord } from '../../api/refusal-words.ts'
import { useWrite } from '../../api/writes.ts'
import { Button } from '../../design/parts/button.tsx'
import { isComposing } from '../../design/parts/forms/composition.ts'
import { Field } from '../../design/parts/forms/field.tsx'
import { TextArea } from '../../design/parts/forms/text-area.tsx'
import { useLanguage } from '../../session/words.tsx'
import styles from './composer.module.css'
import { keepDraft, readDraft } from './message-draft.ts'
import { useMessagesWords } from './messages-words.ts'

interface ComposerProps {
  readonly open: OpenConversation
  readonly me: number
  readonly name: string
}

/** Writes to the other one. What was typed is kept until it has arrived; a repeated attempt sends it once. */
export function Composer({ open, me, name }: ComposerProps) {
  const { words: all, language } = useLanguage()
  const words = useMessagesWords()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Refusal | null>(null)
  const write = useWrite(site.messages.calls.send, { inline: true })
  const key = useRef(newKey())
  const field = useRef<HTMLFormElement>(null)
  useEffect(() => setText(readDraft(me, open.UID)), [me, open.UID])
  const type = (typed: string) => {
    setText(typed)
    setProblem(null)
    keepDraft(me, open.UID, typed)
    key.current = newKey()
  }
  const send = async () => {
    if (write.busy || isBlank(text)) return
    const wrong = messageProblem(text, { asks: open.ASKS === 'Y' })
    if (wrong) return setProblem({ refusal: `pm.${wrong}`, data: null })
    const sent = text
    const answer = await write.run({ UID: open.UID, text: sent }, { idempotencyKey: key.current })
    if (answer.ok) {
      // What was typed meanwhile stays.
      const typed = field.current?.querySelector('textarea')?.value ?? ''
      type(typed === sent ? '' : typed)
      field.current?.querySelector('textarea')?.focus()
    } else if (answer.auth === '') {
      setProblem(answer)
      key.current = newKey()
    }
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || !hasKeyboard()) return
    event.preventDefault()
    void send()
  }
  if (open.WHY !== '') return <p className={styles.shut}>{problemWord(`pm.${open.WHY}`, all)}</p>
  const used = weightedLength(text)
  return (
    <form
      ref={field}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {open.ASKS === 'Y' && <p className={styles.hint}>{words.asks}</p>}
      <Field
        label={words.write(name)}
        labelHidden
        error={problem && problemText(problem, all, language)}
        {...(used > limits.message / 2 && { counter: { used, limit: limits.message } })}
      >
        <TextArea
          lines={1}
          data-unasked
          placeholder={words.write(name)}
          value={text}
          enterKeyHint={hasKeyboard() ? 'send' : 'enter'}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onSend={() => void send()}
        />
      </Field>
      <div className={styles.row}>
        <span className={styles.keys}>{words.keysPc}</span>
        <Button type="submit" variant="primary" busy={write.busy} disabled={isBlank(text)}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}

/** Whether Enter sends: on a phone's keyboard it is a new line. */
const hasKeyboard = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(hover: hover) and (pointer: fine)').matches

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16)).join('')
