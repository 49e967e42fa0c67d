import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { placeUnder } from '#design/parts/over/place-under.ts'
import styles from './popover.module.css'
import { ToolButton, type ToolButtonProps } from './tool-button.tsx'

interface PopoverProps extends Pick<ToolButtonProps, 'name' | 'icon' | 'label' | 'keys' | 'wide' | 'pressed' | 'able'> {
  /** Rendered anew at every opening; `close` closes the popover. */
  readonly children: (close: () => void) => ReactNode
  readonly face?: ReactNode
}

/** A toolbar button with a popover below it. Escape or a press elsewhere closes it. */
export function ToolPopover({ children, face, ...tool }: PopoverProps) {
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const placing = useRef<AbortController>(null)
  const wasOpen = useRef(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      <ToolButton
        {...tool}
        id={`${id}-button`}
        opens
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        onPointerDown={() => {
          wasOpen.current = open
        }}
        onClick={({ currentTarget }) => {
          if (!sheet.current || wasOpen.current) {
            wasOpen.current = false
            return
          }
          // Renders the content before placing: the position depends on the popover's size.
          flushSync(() => setOpen(true))
          sheet.current.showPopover()
          placing.current = placeUnder(sheet.current, currentTarget, 'start')
          // The toggle event comes later: words typed at once after the press would go elsewhere.
          sheet.current.querySelector<HTMLElement>('[data-first]')?.focus()
        }}
      >
        {face}
      </ToolButton>
      <div
        ref={sheet}
        id={id}
        role="dialog"
        aria-label={tool.label}
        popover="auto"
        className={styles.sheet}
        // Keys inside the popover must not reach the toolbar's key handler.
        onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'closed') placing.current?.abort()
        }}
      >
        {open && children(() => sheet.current?.hidePopover())}
      </div>
    </>
  )
}
