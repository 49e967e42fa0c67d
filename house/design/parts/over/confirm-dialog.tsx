import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  readonly title: string
  /** The safe way out. */
  readonly keep: string
  readonly confirm: string
  readonly busy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** The thing that will be deleted. */
  readonly children: ReactNode
}

/** Asks before what cannot be undone. */
export function ConfirmDialog({ title, keep, confirm, busy, onConfirm, onClose, children }: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      label={title}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
