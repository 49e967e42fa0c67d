import { limits } from '@patisserie/rules/limits'
import { isBlank, weightedLength } from '@patisserie/rules/text'
import { type ReactNode, useState } from 'react'
import type { Answer, Refused } from '../api/answer.ts'
import { problemText } from '../api/problem-text.ts'
import { Banner } from '../design/parts/banner.tsx'
import { Button } from '../design/parts/button.tsx'
import { Dialog } from '../design/parts/dialog.tsx'
import { Field } from '../design/parts/field.tsx'
import { TextArea } from '../design/parts/text-area.tsx'
import { useLanguage } from '../session/words.tsx'
import styles from './reason-dialog.module.css'

export interface ReasonDialogProps {
  readonly title: string
  /** What it is about, above the reason. */
  readonly children?: ReactNode
  readonly label: string
  readonly hint?: string | undefined
  /** Nothing is sent without one. */
  readonly required?: boolean | undefined
  readonly send: string
  readonly danger?: boolean | undefined
  readonly onSend: (reason: string) => Promise<Answer<unknown>>
  readonly onClose: () => void
}

/** Asks for a reason, sends it, and keeps what was typed when the house refuses. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, label, hint, required, send, danger, onSend, onClose } = props
  const { words, language } = useLanguage()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const used = weightedLength(reason)
  const ready = used <= limits.reason && !(required && isBlank(reason))

  const give = async () => {
    if (!ready || busy) return
    setBusy(true)
    const answer = await onSend(reason)
    setBusy(false)
    if (answer.ok) onClose()
    else setRefused(answer)
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
          <Button onClick={onClose}>{words.shell.cancel}</Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} disabled={!ready} onClick={() => void give()}>
            {send}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {refused && <Banner kind="error">{problemText(refused, words, language)}</Banner>}
        {children}
        <Field label={label} hint={hint} required={required} counter={{ used, limit: limits.reason }}>
          <TextArea value={reason} onChange={({ target }) => setReason(target.value)} onSend={() => void give()} />
        </Field>
      </div>
    </Dialog>
  )
}
