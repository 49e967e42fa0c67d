import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon, type IconName } from '../../icons/icon.tsx'
import styles from './disclosure.module.css'

export type DisclosureProps = {
  summary: ReactNode
  icon?: IconName | undefined
  open?: boolean | undefined
  /** Called when it is opened, for an inside that is made only then. */
  onOpen?: (() => void) | undefined
  className?: string | undefined
  children: ReactNode
}

/** A block that opens on demand, without scripts. */
export function Disclosure({ summary, icon, open, onOpen, className, children }: DisclosureProps) {
  return (
    <details
      className={classNames(styles.disclosure, className)}
      open={open}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary>
        {icon && <Icon name={icon} size={18} />}
        <span className={styles.summary}>{summary}</span>
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
