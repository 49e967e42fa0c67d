import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { placeUnder } from '../../design/parts/over/place-under.ts'
import styles from './popover.module.css'
import { ToolButton, type ToolButtonProps } from './tool-button.tsx'

interface PopoverProps extends Pick<ToolButtonProps, 'name' | 'icon' | 'label' | 'keys' | 'wide' | 'pressed' | 'able'> {
  /** Fresh at every opening; `close` puts it away. */
  readonly children: (close: () => void) => ReactNode
  readonly face?: ReactNode
}

/** A button of the toolbar with a small sheet under it. Escape or a press elsewhere puts it away. */
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
          // it is placed by its size, with what is in it
          flushSync(() => setOpen(true))
          sheet.current.showPopover()
          placing.current = placeUnder(sheet.current, currentTarget, 'start')
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
        // keys inside are not the toolbar's
        onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'closed') placing.current?.abort()
          else sheet.current?.querySelector<HTMLElement>('[data-first]')?.focus()
        }}
      >
        {open && children(() => sheet.current?.hidePopover())}
      </div>
    </>
  )
}
