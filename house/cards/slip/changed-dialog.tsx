import type { ReactNode } from 'react'
import { Button } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { useWords } from '#session/words.tsx'
import styles from './changed-dialog.module.css'

/** A number, and what it is called. */
interface Told {
  readonly label: string
  readonly number: string
}

interface ChangedDialogProps {
  readonly title: string
  readonly text: string
  /** What stood there when the person chose, and what stands there now. */
  readonly seen: Told
  readonly now: Told
  readonly keep: string
  readonly go: string
  readonly busy: boolean
  readonly onKeep: () => void
  readonly onGo: () => void
  /** Below both numbers. */
  readonly children?: ReactNode
}

/** A price is not the one that was seen: shows both, and asks whether to go on. */
export function ChangedDialog(props: ChangedDialogProps) {
  const { title, text, seen, now, keep, go, busy, onKeep, onGo, children } = props
  const { close } = useWords().shell
  return (
    <Dialog
      open
      onClose={onKeep}
      title={title}
      label={title}
      closeLabel={close}
      actions={
        <>
          <Button onClick={onKeep}>{keep}</Button>
          <Button variant="primary" busy={busy} onClick={onGo}>
            {go}
          </Button>
        </>
      }
    >
      <p className="mute">{text}</p>
      <dl className={styles.both}>
        <div>
          <dt>{seen.label}</dt>
          <dd className="num">{seen.number}</dd>
        </div>
        <div className={styles.now}>
          <dt>{now.label}</dt>
          <dd className="num">{now.number}</dd>
        </div>
      </dl>
      {children}
    </Dialog>
  )
}
