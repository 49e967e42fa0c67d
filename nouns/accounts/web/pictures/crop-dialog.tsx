import { useEffect, useRef, useState } from 'react'
import { Button } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { Progress } from '#design/parts/state/progress.tsx'
import { useWords } from '#session/words.tsx'
import { settingsPack } from '../../words/settings.pack.ts'
import { CropCanvas } from './crop-canvas.tsx'
import styles from './crop-dialog.module.css'
import { type Square, squareOf, startView } from './crop-geometry.ts'
import { drawSquare } from './cut-square.ts'

export interface CropDialogProps {
  readonly picture: ImageBitmap
  readonly busy: boolean
  /** Share of the bytes that are sent, 0 to 1. */
  readonly progress: number
  /** Why it was not taken, in words; nothing chosen is lost. */
  readonly problem: string | undefined
  readonly onUse: (square: Square) => void
  readonly onClose: () => void
}

/** Cuts a square out of a picture, and shows it at the sizes it will have. */
export function CropDialog({ picture, busy, progress, problem, onUse, onClose }: CropDialogProps) {
  const settings = useWords(settingsPack)
  const { shell } = useWords()
  const words = settings.head
  const [view, setView] = useState(() => startView(picture))
  const square = squareOf(view, picture)
  const percent = Math.round(progress * 100)
  return (
    <Dialog
      open
      firm={busy}
      onClose={onClose}
      title={words.cropTitle}
      label={words.cropTitle}
      closeLabel={busy ? undefined : shell.close}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {words.another}
          </Button>
          <Button variant="primary" busy={busy} onClick={() => onUse(square)}>
            {busy ? words.uploading : words.use}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {problem && (
          <div ref={bringIntoSight}>
            <Banner kind="error">{problem}</Banner>
          </div>
        )}
        <CropCanvas picture={picture} view={view} onView={setView} disabled={busy} />
        <div className={styles.sizes}>
          <p>{words.sizes}</p>
          <div aria-hidden="true">
            {[88, 40, 24].map((size) => (
              <Preview key={size} picture={picture} square={square} size={size} />
            ))}
          </div>
        </div>
        {busy && <Progress thick label={words.uploading} value={progress} text={words.progress(percent)} />}
      </div>
    </Dialog>
  )
}

/** The dialog may be scrolled elsewhere. */
const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

interface PreviewProps {
  readonly picture: ImageBitmap
  readonly square: Square
  readonly size: number
}

function Preview({ picture, square, size }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, square)
  }, [picture, square])
  // Drawn twice as large, for dense screens.
  const side = size * 2
  return (
    <canvas ref={canvas} width={side} height={side} className={styles.preview} style={{ width: size, height: size }} />
  )
}
