import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './choice.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  hint?: ReactNode
  /** The label. */
  children: ReactNode
}

export function Checkbox({ hint, className, children, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.choice, className)}>
      <input {...rest} type="checkbox" className={classNames(styles.mark, styles.check)} />
      <ChoiceWords hint={hint}>{children}</ChoiceWords>
    </label>
  )
}

/** A setting that takes effect at once; a checkbox waits for its form. */
export function Switch({ hint, className, children, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.choice, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the checkbox tells its own state */}
      <input {...rest} type="checkbox" role="switch" className={classNames(styles.mark, styles.switch)} />
      <ChoiceWords hint={hint}>{children}</ChoiceWords>
    </label>
  )
}

export function ChoiceWords({ hint, children }: { hint?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.words}>
      <span>{children}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
  )
}
