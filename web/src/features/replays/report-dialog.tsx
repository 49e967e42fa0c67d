import { site } from '@patisserie/contract/site'
import { limits } from '@patisserie/rules/limits'
import { isBlank, weightedLength } from '@patisserie/rules/text'
import { useState } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { useWrite } from '../../api/writes.ts'
import { Banner } from '../../design/parts/banner.tsx'
import { Button } from '../../design/parts/button.tsx'
import { Dialog } from '../../design/parts/dialog.tsx'
import { Fact, Facts } from '../../design/parts/facts.tsx'
import { Field } from '../../design/parts/field.tsx'
import { Stack } from '../../design/parts/layout.tsx'
import { TextArea } from '../../design/parts/text-area.tsx'
import { useToast } from '../../design/parts/toast.tsx'
import { useLanguage } from '../../session/words.tsx'
import { useReportWords } from './report-words.ts'

export interface ReportDialogProps {
  /** The four characters of the file's name. */
  readonly code: string
  readonly onClose: () => void
}

/** Tells staff why a replay should be looked at. */
export function ReportDialog({ code, onClose }: ReportDialogProps) {
  const { words: all, language } = useLanguage()
  const words = useReportWords()
  const toast = useToast()
  const report = useWrite(site.replays.calls.report, { inline: true })
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const used = weightedLength(reason.trim())
  const send = async () => {
    setMissing(isBlank(reason))
    if (isBlank(reason) || used > limits.reason) return
    const answer = await report.run({ id: code, reason })
    if (!answer.ok) return setRefused(problemText(answer, all, language))
    toast.success(words.sent)
    onClose()
  }
  return (
    <Dialog
      open
      firm={reason !== ''}
      onClose={onClose}
      title={words.title}
      label={words.title}
      closeLabel={all.shell.close}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" busy={report.busy} onClick={() => void send()}>
            {words.send}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {refused && <Banner kind="error">{refused}</Banner>}
        <p className="mute">{words.text}</p>
        <Facts>
          <Fact label={words.code}>
            <code>{code}</code>
          </Fact>
        </Facts>
        <Field
          label={words.reason}
          required
          hint={words.reasonHint}
          error={missing && isBlank(reason) ? words.missing : undefined}
          counter={{ used, limit: limits.reason }}
        >
          <TextArea value={reason} onChange={({ target }) => setReason(target.value)} onSend={() => void send()} />
        </Field>
      </Stack>
    </Dialog>
  )
}
