import '../../theme/dialog-face.css'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import { displayClass } from '../../display.tsx'
import { dialogChars } from '../../theme/dialog-chars.ts'
import { isComposing } from '../forms/composition.ts'
import { IconButton } from '../icon-button.tsx'
import styles from './dialog.module.css'
import { followKeyboard } from './follow-keyboard.ts'
import { mayLeave } from './leaving.ts'

export type DialogProps = {
  open: boolean
  /** Called for Escape, the backdrop or the cross unless `leaving` was prevented; the owner then sets `open`. */
  onClose: () => void
  /** Shown as the head when given. */
  title?: string | undefined
  /** The name of the dialog for screen readers. Another name is another step of it, with a first field of its own. */
  label: string
  /** With it a cross is shown, named so. */
  closeLabel?: string | undefined
  /** Up to 720 pixels instead of 400, for pictures and previews. */
  wide?: boolean | undefined
  /**
   * As high as the window allows, for a form whose own part scrolls: the body gets all of the height. A press beside the
   * dialog does not close it. On phones it covers the window.
   */
  tall?: boolean | undefined
  /** Something was changed or is running: Escape and the backdrop ask before they close, or do nothing. */
  firm?: boolean | undefined
  children: ReactNode
  /** Buttons, the safe one first. */
  actions?: ReactNode
}

/** Two presses within this time may be meant as one. */
const doublePressMs = 500

/**
 * The browser's own modal dialog: it traps the focus and gives it back. It opens with the focus on its first field, else
 * on the first thing that can be used. On phones a sheet from below.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, label, closeLabel, wide, tall, firm, children, actions } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const step = useRef(label)
  const put = useRef(false)
  const shownAt = useRef(0)

  // A layout effect ends before the element leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element || element.open) return
    element.showModal()
    shownAt.current = performance.now()
    put.current = false
    const ending = new AbortController()
    followKeyboard(element, ending.signal)
    goTo(find(body, fields) ?? find(body, controls) ?? find(foot, controls))
    return () => {
      ending.abort()
      put.current = true
      element.close()
    }
  }, [open])
  useLayoutEffect(() => {
    if (step.current === label) return
    step.current = label
    if (!body.current?.contains(document.activeElement)) goTo(find(body, fields))
  }, [label])

  const leave = (element: HTMLElement) => {
    if (!mayLeave(element, onClose, firm)) return
    if (firm) shake(element)
    else onClose()
  }
  const cross = () => {
    if (dialog.current && mayLeave(dialog.current, onClose, firm)) onClose()
  }
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={classNames(styles.dialog, wide && styles.wide, tall && styles.tall)}
      // browsers without `closedby` ask once and then close whatever the page says
      closedby={firm ? 'none' : 'closerequest'}
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return
        // The press would take the focus out of the dialog, where it hears keys.
        event.preventDefault()
        // The second press of two on what opened the dialog lands beside it.
        if (!tall && event.timeStamp - shownAt.current > doublePressMs) leave(event.currentTarget)
      }}
      onKeyDown={(event) => {
        const { currentTarget, target } = event
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // A dialog inside this one and an open menu handle Escape themselves.
        if (!(target instanceof Element) || target.closest('dialog') !== currentTarget) return
        if (currentTarget.querySelector('[popover=auto]:popover-open')) return
        // The browser closes several dialogs by one Escape where the last was opened by a key.
        event.preventDefault()
        if (!event.repeat && !isComposing(event)) leave(currentTarget)
      }}
      onCancel={(event) => {
        // Escape inside a control, such as a file chooser, bubbles here too
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        leave(event.currentTarget)
      }}
      onClose={({ currentTarget }) => {
        // React closed it because its page was hidden. The browser tells so with the next frame: it may be shown again by then.
        if (!open || put.current || currentTarget.open) return
        // The browser closed it without asking.
        if (!mayLeave(currentTarget, onClose, firm) || firm) currentTarget.showModal()
        else onClose()
      }}
    >
      {open && (
        <div className={styles.inside} tabIndex={-1}>
          {title && (
            <div className={styles.head}>
              <h2 className={classNames(displayClass(withoutDialogChars(title)), styles.title)}>{title}</h2>
              {closeLabel && <IconButton icon="x" label={closeLabel} onClick={cross} className={styles.close} />}
            </div>
          )}
          <div ref={body} className={styles.body}>
            {children}
          </div>
          {actions && (
            <div ref={foot} className={styles.actions}>
              {actions}
            </div>
          )}
          {!title && closeLabel && (
            <IconButton
              icon="x"
              label={closeLabel}
              onClick={cross}
              className={classNames(styles.close, styles.alone)}
            />
          )}
        </div>
      )}
    </dialog>
  )
}

/** Shakes a dialog that was asked to close but stays open. */
const shake = (element: HTMLElement): void => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  element.animate({ translate: ['0', '-6px', '6px', '-3px', '0'] }, { duration: 260, easing: 'ease-in-out' })
}

const fields = 'input:not([type=radio]:not(:checked)), textarea, select, [contenteditable=true]'
const controls = 'a[href], button, input, summary, [tabindex="0"]'

/** The first that can be used and seen. A finger's keyboard would lie over what a search box stands above. */
const find = ({ current }: RefObject<HTMLElement | null>, what: string): HTMLElement | undefined => {
  const left = matchMedia('(pointer: coarse)').matches ? ':disabled, [type=search]' : ':disabled'
  const found = current?.querySelectorAll<HTMLElement>(`:is(${what}):not(${left})`) ?? []
  return [...found].find((one) => one.checkVisibility())
}

/** The head of the dialog stays in sight. */
const goTo = (element: HTMLElement | undefined): void => element?.focus({ preventScroll: true })

const known = new Set(dialogChars)

/** Characters of a title that the dialogs' own subset of the display face lacks. */
const withoutDialogChars = (title: string): string => [...title].filter((char) => !known.has(char)).join('')
