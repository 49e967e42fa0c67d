import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { classNames } from '#design/class-names.ts'
import type { ToolIconName } from './icons.ts'
import { shownKeys } from './shown-keys.ts'
import { ToolIcon } from './tool-icon.tsx'
import styles from './toolbar.module.css'

/** Roving tab index: the name of the button that Tab leads to, and how to change it. */
export const RovingContext = createContext<{ readonly current: string; readonly move: (name: string) => void }>({
  current: '',
  move: () => undefined,
})

export interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'children'> {
  readonly name: string
  readonly icon: ToolIconName
  readonly label: string
  readonly keys?: string | undefined
  readonly pressed?: boolean | undefined
  readonly able?: boolean | undefined
  readonly wide?: boolean | undefined
  /** The button opens a popover or menu. */
  readonly opens?: boolean | undefined
  /** Shown instead of the icon. */
  readonly children?: ReactNode
}

/** A toolbar button. A press by pointer does not take the focus from the text. */
export function ToolButton(props: ToolButtonProps) {
  const { name, icon, label, keys, pressed, able = true, wide, opens, className, children, onClick, ...rest } = props
  const { current, move } = useContext(RovingContext)
  return (
    <button
      {...rest}
      type="button"
      data-tool={name}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      aria-disabled={able ? undefined : true}
      data-tip={keys ? `${label} ${shownKeys(keys)}` : label}
      tabIndex={current === name ? 0 : -1}
      className={classNames(styles.tool, wide && styles.wide, opens && styles.opens, className)}
      onFocus={() => move(name)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => able && onClick?.(event)}
    >
      {children ?? <ToolIcon name={icon} />}
      {opens && <ToolIcon name="chevron-down" size={14} />}
    </button>
  )
}
