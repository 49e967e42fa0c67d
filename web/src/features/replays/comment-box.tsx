import { site } from '@patisserie/contract/site'
import { limits } from '@patisserie/rules/limits'
import { commentProblem } from '@patisserie/rules/replays'
import { isBlank, weightedLength } from '@patisserie/rules/text'
import { useEffect, useState } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { useWrite } from '../../api/writes.ts'
import { useRunPack } from '../../cards/run-pack.ts'
import { Button } from '../../design/parts/button.tsx'
import { Field } from '../../design/parts/field.tsx'
import { TextArea } from '../../design/parts/text-area.tsx'
import { useToast } from '../../design/parts/toast.tsx'
import { useLanguage } from '../../session/words.tsx'
import styles from './comment-box.module.css'
import { keepComment, readComment } from './comment-draft.ts'

/** Says something below a replay. What was typed stays until it has arrived, over a reload too. */
export function CommentBox({ rid }: { readonly rid: number }) {
  const { words, language } = useLanguage()
  const { comments } = useRunPack()
  const toast = useToast()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const write = useWrite(site.replays.calls.comment, { inline: true })
  const used = weightedLength(text)
  // The first HTML knows nothing of it.
  useEffect(() => setText(readComment(rid)), [rid])
  const type = (typed: string) => {
    setText(typed)
    setProblem('')
    keepComment(rid, typed)
  }

  const send = async () => {
    if (write.busy) return
    const wrong = commentProblem(text)
    if (wrong) return setProblem(problemText({ refusal: `r.${wrong}`, data: null }, words, language))
    setProblem('')
    const answer = await write.run({ rid, comment: text })
    if (answer.ok) {
      type('')
      if (answer.value.HELD === 'Y') toast.info(words.replays.heldComment)
      else toast.success(words.success.submitSuc)
    } else if (answer.auth === '') setProblem(problemText(answer, words, language))
  }
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field
        label={comments.label}
        labelHidden
        error={problem}
        {...(used > limits.comment / 2 ? { counter: { used, limit: limits.comment } } : {})}
      >
        <TextArea
          lines={2}
          placeholder={comments.hint}
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
