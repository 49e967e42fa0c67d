import { type ReactNode, useState } from 'react'
import type { Answer } from '#api/answer.ts'
import { problemText } from '#api/problem-text.ts'
import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextArea } from '#design/parts/forms/text-area.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import * as limits from '#rules/staff/staff-limits.ts'
import { countCharacters, isBlank, weightedLength } from '#rules/text.ts'
import { useLanguage } from '#session/words.tsx'
import { reasonPack } from '#words/cards/reason.pack.ts'
import { useIntent } from './use-intent.ts'

export interface ReasonDialogProps {
  readonly title: string
  /** Explains the consequences. */
  readonly text?: string | undefined
  /** Content above the reason: the object, and other fields. */
  readonly children?: ReactNode
  /** Label and hint of the reason field. By default the hint says that the reason is stored in the staff log. */
  readonly ask?: { readonly label: string; readonly hint?: string } | undefined
  /** The reason may be empty. */
  readonly optional?: boolean | undefined
  readonly send: string
  readonly danger?: boolean | undefined
  /** Validates the other fields before anything is sent; answers the problem in words, or null. */
  readonly problem?: (() => string | null) | undefined
  /** Sends the reason. The idempotency key makes a repeated request act only once. */
  readonly onSend: (reason: string, options: { readonly idempotencyKey: string }) => Promise<Answer<unknown>>
  /** Message shown on success. */
  readonly done?: string | undefined
  readonly onClose: () => void
}

/** Dialog that asks for a reason and sends it. A refusal is shown in the dialog, and the typed text stays. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, children, optional = false, send, danger, problem, onSend, done, onClose } = props
  const { words: all, language } = useLanguage()
  const words = reasonPack(language)
  const { label, hint } = props.ask ?? { label: words.label, hint: words.logged }
  const toast = useToast()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const intent = useIntent()
  const used = weightedLength(reason.trim())
  const isMissing = !optional && isBlank(reason)
  const wrong = problem?.() ?? null
  const told = (tried && wrong) || refused

  const give = async () => {
    if (busy) return
    setTried(true)
    setRefused(null)
    if (wrong || isMissing || used > limits.reason) return
    setBusy(true)
    // One key, whatever changes in the fields: after a lost answer, other content is refused instead of done beside the first.
    const answer = await onSend(reason, { idempotencyKey: intent.keyOf('') })
    intent.settled(answer)
    setBusy(false)
    if (!answer.ok) return setRefused(problemText(answer, all, language))
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
      closeLabel={all.shell.close}
      actions={
        <>
          <Button onClick={onClose}>{all.shell.cancel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void give()}>
            {send}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {told && <Banner kind="error">{told}</Banner>}
        {text && <p className="mute">{text}</p>}
        {children}
        <Field
          label={label}
          hint={hint}
          required={!optional}
          error={tried && isMissing ? words.missing : undefined}
          counter={countCharacters(reason.trim(), limits.reason, language)}
        >
          <TextArea value={reason} onChange={({ target }) => setReason(target.value)} onSend={() => void give()} />
        </Field>
      </Stack>
    </Dialog>
  )
}
