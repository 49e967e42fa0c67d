import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import styles from './button.module.css'

export type ButtonLook = {
  /** One primary a view. */
  variant?: 'primary' | 'outline' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** Takes the whole width. */
  block?: boolean | undefined
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    icon?: IconName | undefined
    /** Work is under way: keeps the focus, refuses a second press. */
    busy?: boolean | undefined
  }

export function Button({ variant, size, block, icon, busy, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : undefined)}
      onClick={press}
      className={buttonClass({ variant, size, block }, className)}
    >
      {icon && <Icon name={icon} size={size === 'small' ? 16 : 18} />}
      {children}
    </button>
  )
}

/** The look of a button for a link: `<Link className={buttonClass({variant: 'primary'})}>`. */
export function buttonClass({ variant, size, block }: ButtonLook = {}, extra?: string): string {
  const look = variant && variant !== 'outline' ? styles[variant] : undefined
  const scale = size === 'small' ? styles.small : size === 'large' ? styles.large : undefined
  return classNames(styles.button, look, scale, block && styles.block, extra) ?? ''
}
