import { useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { useTellFallback } from '#cards/use-tell-fallback.ts'
import { pictures } from '#contract/pictures.ts'
import { Button } from '#design/parts/button.tsx'
import { FileDrop } from '#design/parts/forms/file-drop.tsx'
import { useWords } from '#session/words.tsx'
import type { PaintingDetail } from '../../contract/painting-row.ts'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { paintingDeskPack } from '../../words/painting-desk.pack.ts'
import { PaintingPicture } from '../card/painting-picture.tsx'
import styles from './work-by-number.module.css'

/** The pictures of a work, each of which staff can replace. */
export function WorkPictures({ work }: { readonly work: PaintingDetail }) {
  const { work: words } = useWords(paintingDeskPack)
  const [replacing, setReplacing] = useState<number | null>(null)
  return (
    <>
      <ol className={styles.pictures}>
        {work.PICTURES.map((picture, at) => (
          <li key={picture.SRC} className={styles.picture}>
            {work.NOTE === '' && (
              <div className={styles.frame}>
                <PaintingPicture picture={picture} alt="" sizes="180px" still fill />
              </div>
            )}
            <div className={styles.under}>
              <span className="faint">{words.page(at + 1)}</span>
              <Button size="small" aria-label={words.replaceOf(at + 1)} onClick={() => setReplacing(at + 1)}>
                {words.replace}
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {replacing !== null && <ReplaceDialog pid={work.KeyID} page={replacing} onClose={() => setReplacing(null)} />}
    </>
  )
}

interface ReplaceDialogProps {
  readonly pid: number
  /** Which picture of the work, from 1. */
  readonly page: number
  readonly onClose: () => void
}

/** Uploads a picture of the member of staff, then puts it in the place of the work's one. */
function ReplaceDialog({ pid, page, onClose }: ReplaceDialogProps) {
  const { work: words } = useWords(paintingDeskPack)
  const { call } = useApi()
  const tellFallback = useTellFallback()
  const replace = useWrite(paintingStaff.calls.updateSrc, { inline: true })
  const [file, setFile] = useState<File | null>(null)
  return (
    <ReasonDialog
      title={words.replaceTitle}
      text={words.replaceText}
      send={words.replace}
      problem={() => (file ? null : words.fileMissing)}
      onSend={async (reason, options) => {
        const stored = await call(pictures.calls.upload, {}, file ? { file } : {})
        // A picture that was uploaded before is as good.
        const url = stored.ok ? stored.value.data.url : addressIn(stored.data)
        if (!stored.ok && url === null) return stored
        if (stored.ok) tellFallback(stored.value.data)
        return replace.run({ pid, page, url: url ?? '', reason }, options)
      }}
      done={words.replaced}
      onClose={onClose}
    >
      <FileDrop
        label={file ? words.chosen(file.name) : words.file}
        hint={words.fileHint}
        icon="image-plus"
        accept=".jpg,.jpeg,.gif,.png,.bmp"
        onFiles={([chosen]) => setFile(chosen ?? null)}
      />
    </ReasonDialog>
  )
}

/** A refusal carries the picture where the member had uploaded it before. */
const addressIn = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'url' in data && typeof data.url === 'string' ? data.url : null
