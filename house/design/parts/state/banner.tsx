import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../icons/icon.tsx'
import { IconButton } from '../icon-button.tsx'
import styles from './banner.module.css'

export type BannerProps = {
  kind?: 'info' | 'success' | 'warning' | 'error' | undefined
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links at the end. */
  actions?: ReactNode
  /** With both, it can be put away. */
  onClose?: (() => void) | undefined
  closeLabel?: string | undefined
  className?: string | undefined
}

const KIND_ICON = { info: 'info', success: 'circle-check', warning: 'circle-alert', error: 'circle-x' } as const

/** Something to know that stays on the page; what passes is a toast. */
export function Banner({ kind = 'info', title, children, actions, onClose, closeLabel, className }: BannerProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'note'}
      className={classNames(styles.banner, kind !== 'info' && styles[kind], className)}
    >
      <Icon name={KIND_ICON[kind]} size={18} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {actions}
      {onClose && closeLabel && (
        <IconButton size="small" icon="x" label={closeLabel} onClick={onClose} className={styles.close} />
      )}
    </div>
  )
}
