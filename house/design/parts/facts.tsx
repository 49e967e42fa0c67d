import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './facts.module.css'

export type FactsProps = { className?: string | undefined; children: ReactNode }

/** A list of facts with dotted leaders between name and value, as on a menu; holds `Fact`s. */
export function Facts({ className, children }: FactsProps) {
  return <dl className={classNames(styles.facts, className)}>{children}</dl>
}

export type FactProps = { label: ReactNode; strong?: boolean | undefined; children: ReactNode }

export function Fact({ label, strong, children }: FactProps) {
  return (
    <div className={classNames(styles.fact, strong && styles.strong)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
