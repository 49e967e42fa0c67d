import { limits } from '@patisserie/rules/limits'
import { isBlank, weightedLength } from '@patisserie/rules/text'
import { type ReactNode, useState } from 'react'
import type { Answer } from '../../api/answer.ts'
import { problemText } from '../../api/problem-text.ts'
import { Banner } from '../../design/parts/banner.tsx'
import { Button } from '../../design/parts/button.tsx'
import { Dialog } from '../../design/parts/dialog.tsx'
import { Field } from '../../design/parts/field.tsx'
import { Stack } from '../../design/parts/layout.tsx'
import { TextArea } from '../../design/parts/text-area.tsx'
import { useToast } from '../../design/parts/toast.tsx'
import { useLanguage } from '../../session/words.tsx'
import { useAdminWords } from './admin-words.ts'

export interface ReasonDialogProps {
  readonly title: string
  /** What will happen. */
  readonly text?: string | undefined
  readonly act: string
  readonly danger?: boolean | undefined
  readonly busy: boolean
  /** What else there is to fill in, above the reason. */
  readonly children?: ReactNode
  /** Says what is wrong with it before anything is sent. */
  readonly problem?: (() => string | null) | undefined
  /** The key keeps a second press from acting twice. */
  readonly run: (reason: string, options: { readonly idempotencyKey: string }) => Promise<Answer<unknown>>
  /** Said when it worked. */
  readonly done?: string | undefined
  readonly onClose: () => void
}

/** Every staff act asks why. A refusal is said in the dialog, and nothing typed is lost. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, act, danger, busy, children, run, done, onClose } = props
  const { words, language } = useLanguage()
  const { form } = useAdminWords()
  const toast = useToast()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const [key, setKey] = useState(newKey)
  const used = weightedLength(reason.trim())

  const send = async () => {
    if (busy) return
    setMissing(isBlank(reason))
    const problem = props.problem?.() ?? null
    setRefused(problem)
    if (problem || isBlank(reason) || used > limits.reason) return
    const answer = await run(reason, { idempotencyKey: key })
    if (!answer.ok) {
      // What is sent after a refusal is another wish.
      setKey(newKey())
      return setRefused(problemText(answer, words, language))
    }
    if (done) toast.success(done)
    onClose()
  }
  return (
    <Dialog
      open
      firm={reason !== ''}
      onClose={onClose}
      title={title}
      label={title}
      closeLabel={words.shell.close}
      actions={
        <>
          <Button onClick={onClose}>{form.cancel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void send()}>
            {act}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {refused && <Banner kind="error">{refused}</Banner>}
        {text && <p className="mute">{text}</p>}
        {children}
        <Field
          label={form.reason}
          required
          hint={form.reasonHint}
          error={missing && isBlank(reason) ? form.missing : undefined}
          counter={{ used, limit: limits.reason }}
        >
          <TextArea value={reason} onChange={({ target }) => setReason(target.value)} onSend={() => void send()} />
        </Field>
      </Stack>
    </Dialog>
  )
}

const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16)).join('')
