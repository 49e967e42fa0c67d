import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { displayClass } from './display.tsx'
import { IconButton } from './icon-button.tsx'

export type DialogProps = {
  open: boolean
  /** Asked by Escape, the backdrop or the cross; the owner then sets `open`. */
  onClose: () => void
  /** Shown as the head when given. */
  title?: string | undefined
  /** The name of the dialog for screen readers. */
  label: string
  /** With it a cross is shown, named so. */
  closeLabel?: string | undefined
  /** Up to 720 pixels instead of 400, for pictures and previews. */
  wide?: boolean | undefined
  /** Stays open on Escape and on the backdrop, while work must not be lost. */
  firm?: boolean | undefined
  children: ReactNode
  /** Buttons, the safe one first. */
  actions?: ReactNode
}

/** The browser's own modal dialog: it traps the focus and gives it back. On phones a sheet from below. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, label, closeLabel, wide, firm, children, actions } = props
  const dialog = useRef<HTMLDialogElement>(null)

  // A layout effect ends before the element leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element || element.open) return
    element.showModal()
    return () => element.close()
  }, [open])

  const leave = (event: MouseEvent<HTMLDialogElement>) => {
    if (!firm && event.target === event.currentTarget) onClose()
  }
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={classNames(styles.dialog, wide && styles.wide)}
      onMouseDown={leave}
      onCancel={(event) => {
        // Escape inside a control, such as a file chooser, bubbles here too
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!firm) onClose()
      }}
      // a second Escape closes whatever the page says
      onClose={() => open && onClose()}
    >
      {open && (
        <div className={styles.inside}>
          {title && (
            <div className={styles.head}>
              <h2 className={classNames(displayClass(title), styles.title)}>{title}</h2>
              {closeLabel && <IconButton icon="x" label={closeLabel} onClick={onClose} className={styles.close} />}
            </div>
          )}
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
          {!title && closeLabel && (
            <IconButton
              icon="x"
              label={closeLabel}
              onClick={onClose}
              className={classNames(styles.close, styles.alone)}
            />
          )}
        </div>
      )}
    </dialog>
  )
}
