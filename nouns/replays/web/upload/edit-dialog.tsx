import { useState } from 'react'
import type { Refused } from '#api/answer.ts'
import { problemText } from '#api/problem-text.ts'
import { useWrite } from '#api/writes.ts'
import { Button } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import { replays } from '../../contract/replays.ts'
import { uploadPack } from '../../words/upload.pack.ts'
import { ReplayFields } from './replay-fields.tsx'
import { formOf, formProblems, hasProblem, writtenOf } from './replay-form.ts'

export interface EditDialogProps {
  readonly run: ReplayDetail
  readonly onClose: () => void
}

/** Changes what its uploader wrote of a replay; a refusal keeps what was typed. */
export function EditDialog({ run, onClose }: EditDialogProps) {
  const { words, language } = useLanguage()
  const { edit } = useWords(uploadPack)
  const [first] = useState(() => formOf(run))
  const [form, setForm] = useState(first)
  const [refused, setRefused] = useState<Refused | null>(null)
  const update = useWrite(replays.calls.update, { success: 'saved', inline: true })
  const problems = formProblems(form, run.SLOW)

  const save = async () => {
    if (hasProblem(problems)) return
    const answer = await update.run({ rid: run.KeyID, ...writtenOf(form) })
    if (answer.ok) onClose()
    else setRefused(answer)
  }
  return (
    <Dialog
      open
      wide
      firm={form !== first}
      onClose={onClose}
      title={edit.title}
      label={edit.title}
      closeLabel={words.shell.close}
      actions={
        <>
          <Button onClick={onClose}>{words.shell.cancel}</Button>
          <Button variant="primary" busy={update.busy} onClick={() => void save()}>
            {edit.save}
          </Button>
        </>
      }
    >
      {refused && <Banner kind="error">{problemText(refused, words, language)}</Banner>}
      <ReplayFields form={form} onChange={setForm} problems={problems} onSend={() => void save()} />
    </Dialog>
  )
}
