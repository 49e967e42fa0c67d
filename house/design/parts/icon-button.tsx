import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icons/icon.tsx'
import styles from './icon-button.module.css'

export type IconButtonLook = { size?: 'small' | 'medium' | undefined; counted?: boolean | undefined }

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  /** Says what it does, counts included: "Reminders, 3 unread". */
  label: string
  /** Shows the label as a tooltip; leave off where the icon stands beside words. */
  tip?: boolean | undefined
  /** A number after the icon, as for likes; '0' is not shown. */
  count?: ReactNode
  /** A number on the corner, as for unread ones. */
  badge?: ReactNode
  /** For a toggle; the filled icon is chosen by the caller. */
  pressed?: boolean | undefined
  size?: 'small' | 'medium' | undefined
}

export function IconButton({ icon, label, tip, count, badge, pressed, size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      data-tip={tip ? label : undefined}
      className={iconButtonClass({ size, counted: count !== undefined }, className)}
    >
      <IconButtonInside icon={icon} size={size} count={count} badge={badge} />
    </button>
  )
}

type InsideProps = Pick<IconButtonProps, 'icon' | 'size' | 'count' | 'badge'>

/**
 * Content of an icon button; for a link: `<Link className={iconButtonClass()} aria-label=…><IconButtonInside
 * icon=…/></Link>`.
 */
export function IconButtonInside({ icon, size, count, badge }: InsideProps) {
  return (
    <>
      <Icon name={icon} size={size === 'small' ? 18 : 20} />
      {count !== '0' && count}
      {badge !== undefined && badge !== null && badge !== false && badge !== '' && (
        <span className={styles.badge}>{badge}</span>
      )}
    </>
  )
}

export function iconButtonClass({ size, counted }: IconButtonLook = {}, extra?: string): string {
  return classNames(styles.button, size === 'small' && styles.small, counted && styles.counted, extra) ?? ''
}
