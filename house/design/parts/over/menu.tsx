import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Icon, type IconName } from '../../icons/icon.tsx'
import styles from './menu.module.css'
import { placeUnder } from './place-under.ts'

/** The attributes for the button that opens the menu: spread them on `Button` or `IconButton`. */
export type MenuTriggerProps = Pick<
  ComponentProps<'button'>,
  'id' | 'aria-haspopup' | 'aria-controls' | 'onPointerDown' | 'onClick' | 'onKeyDown'
>

export type MenuProps = {
  label: string
  trigger: (props: MenuTriggerProps) => ReactNode
  /** The side of the button it is flush with. */
  align?: 'start' | 'end' | undefined
  /** `MenuItem`s, links with role="menuitem", `MenuRule`s and `MenuNote`s. */
  children: ReactNode
}

/** A list of actions under a button. Arrows, Home, End, first letters; Escape or a click elsewhere puts it away. */
export function Menu({ label, trigger, align = 'start', children }: MenuProps) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const placing = useRef<AbortController>(null)
  const wasOpen = useRef(false)

  const open = (at: 'first' | 'last') => {
    const button = document.getElementById(`${id}-button`)
    if (!menu.current || !button) return
    menu.current.showPopover()
    placing.current = placeUnder(menu.current, button, align)
    items(menu.current)
      .at(at === 'first' ? 0 : -1)
      ?.focus()
  }
  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  return (
    <>
      {trigger({
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-controls': id,
        // the press itself already puts an open menu away, before the click arrives
        onPointerDown: () => {
          wasOpen.current = menu.current?.matches(':popover-open') ?? false
        },
        onClick: () => {
          if (!wasOpen.current) open('first')
          wasOpen.current = false
        },
        onKeyDown: onTriggerKey,
      })}
      <div
        ref={menu}
        id={id}
        role="menu"
        aria-label={label}
        popover="auto"
        className={styles.menu}
        onKeyDown={moveFocus}
        onClick={(event) => {
          const item = event.target instanceof Element && event.target.closest('[role^=menuitem]')
          if (item && item.getAttribute('aria-disabled') !== 'true') event.currentTarget.hidePopover()
        }}
        onToggle={(event) => {
          document.getElementById(`${id}-button`)?.setAttribute('aria-expanded', String(event.newState === 'open'))
          if (event.newState === 'closed') placing.current?.abort()
        }}
      >
        {children}
      </div>
    </>
  )
}

export type MenuItemProps = {
  icon?: IconName | undefined
  onSelect: () => void
  /** One of several exclusive entries; the chosen one has the mark. */
  checked?: boolean | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  children: ReactNode
}

export function MenuItem({ icon, onSelect, checked, danger, disabled, children }: MenuItemProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: without `checked` the attribute is left out
    <button
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      aria-disabled={disabled || undefined}
      data-danger={danger || undefined}
      tabIndex={-1}
      onClick={() => !disabled && onSelect()}
    >
      {icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  )
}

/** A line of pearls between groups. */
export function MenuRule() {
  // biome-ignore lint/a11y/useSemanticElements: hr is not a child a menu may have
  return <div role="separator" />
}

/** Something to read at the top of a menu, such as a name. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <div role="presentation">{children}</div>
}

function items(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')]
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const all = items(event.currentTarget)
  const at = all.findIndex((item) => item.matches(':focus'))
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? -1 : at - 1,
    Home: 0,
    End: -1,
  }[event.key]
  if (next !== undefined) {
    event.preventDefault()
    all.at(next % all.length)?.focus()
  } else if (event.key === 'Tab') {
    event.currentTarget.hidePopover()
  } else if (event.key.length === 1 && event.key !== ' ') {
    const letter = event.key.toLowerCase()
    const after = [...all.slice(at + 1), ...all.slice(0, at + 1)]
    after.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter))?.focus()
  }
}
