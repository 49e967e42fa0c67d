import { type BlockerFn, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../../../design/parts/over/confirm-dialog.tsx'
import { isUnsent } from './painting-queue.ts'
import { usePaintingUploadWords } from './painting-upload-words.ts'
import type { PaintingQueue } from './use-painting-queue.ts'

/** Asks before the page is left while a work is under way, or with drafts that the browser has no room for. */
export function StayWhileSending({ queue: { turns, works, notKept, stop } }: { readonly queue: PaintingQueue }) {
  const { leave } = usePaintingUploadWords()
  const { history } = useRouter()
  const [asked, setAsked] = useState<{ readonly answer: (stay: boolean) => void } | null>(null)
  const lost = notKept && works.some(isUnsent)
  const stays = turns.length > 0 || lost
  useEffect(() => {
    if (!stays) return
    return history.block({
      enableBeforeUnload: true,
      blockerFn: ({ currentLocation, nextLocation }: Parameters<BlockerFn>[0]) =>
        currentLocation.pathname !== nextLocation.pathname &&
        new Promise<boolean>((answer) => setAsked({ answer })).finally(() => setAsked(null)),
    })
  }, [history, stays])
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
