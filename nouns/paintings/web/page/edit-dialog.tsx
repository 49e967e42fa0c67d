import { useRef, useState } from 'react'
import type { Refused } from '#api/answer.ts'
import { problemText } from '#api/problem-text.ts'
import { useWrite } from '#api/writes.ts'
import { Button } from '#design/parts/button.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { PaintingDetail } from '../../contract/painting-row.ts'
import { paintings } from '../../contract/paintings.ts'
import { paintingPagePack } from '../../words/painting-page.pack.ts'
import { PaintingFields } from '../upload/painting-fields.tsx'
import { formOfPainting, formProblem, writtenOf } from '../upload/painting-form.ts'

export interface EditDialogProps {
  readonly work: PaintingDetail
  readonly onClose: () => void
}

/** Changes what its uploader says about a work; a refusal keeps what was typed. */
export function EditDialog({ work, onClose }: EditDialogProps) {
  const { words: all, language } = useLanguage()
  const words = useWords(paintingPagePack)
  const [first] = useState(() => formOfPainting(work))
  const [form, setForm] = useState(first)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const whole = useRef<HTMLDivElement>(null)
  const update = useWrite(paintings.calls.update, { success: 'saved', inline: true })

  const save = async () => {
    setTried(true)
    if (formProblem(form)) {
      requestAnimationFrame(() => whole.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    const answer = await update.run({ pid: work.KeyID, ...writtenOf(form) })
    if (answer.ok) onClose()
    else setRefused(answer)
  }
  return (
    <Dialog
      open
      wide
      firm={form !== first}
      onClose={onClose}
      title={words.editTitle}
      label={words.editTitle}
      closeLabel={all.shell.close}
      actions={
        <>
          <Button onClick={onClose}>{all.shell.cancel}</Button>
          <Button variant="primary" busy={update.busy} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <div ref={whole}>
        <Stack gap={4}>
          {refused && <Banner kind="error">{problemText(refused, all, language)}</Banner>}
          <PaintingFields form={form} onChange={setForm} tried={tried} onSend={() => void save()} />
        </Stack>
      </div>
    </Dialog>
  )
}
