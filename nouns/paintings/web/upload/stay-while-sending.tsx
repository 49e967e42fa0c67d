import { ConfirmDialog } from '#design/parts/over/confirm-dialog.tsx'
import { useStay } from '#session/typed/use-stay.ts'
import { useWords } from '#session/words.tsx'
import { paintingUploadPack } from '../../words/painting-upload.pack.ts'
import { isUnsent } from './painting-queue.ts'
import type { PaintingQueue } from './use-painting-queue.ts'

/** Asks before the page is left while a work is under way, or with drafts that the browser has no room for. */
export function StayWhileSending({ queue: { turns, works, notKept, stop } }: { readonly queue: PaintingQueue }) {
  const { leave } = useWords(paintingUploadPack)
  const lost = notKept && works.some(isUnsent)
  const stays = turns.length > 0 || lost
  const asked = useStay(stays)
  if (!asked) return null
  return (
    <ConfirmDialog
      title={leave.title}
      keep={leave.stay}
      confirm={leave.go}
      busy={false}
      onConfirm={() => {
        stop()
        asked.answer(false)
      }}
      onClose={() => asked.answer(true)}
    >
      {lost ? leave.textLost : leave.text}
    </ConfirmDialog>
  )
}
