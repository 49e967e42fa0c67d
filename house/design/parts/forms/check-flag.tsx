import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './check-flag.module.css'

export type CheckState = 'verified' | 'contradicted' | 'claimed'

export type CheckFlagProps = {
  state: CheckState
  /** The letters, as in "NB". */
  code: string
  /** The words, which say the state too. */
  children: ReactNode
  className?: string | undefined
}

const STATE_ICON = { verified: 'check', contradicted: 'x', claimed: 'user' } as const

export function CheckFlag({ state, code, children, className }: CheckFlagProps) {
  return (
    <span className={classNames(styles.flag, styles[state], className)}>
      <Icon name={STATE_ICON[state]} size={16} />
      <b>{code}</b>
      <span>{children}</span>
    </span>
  )
}
