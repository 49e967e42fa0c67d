import { type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './field.module.css'
import { FieldControl } from './field-control.ts'

export type FieldProps = {
  label: ReactNode
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined
  /** Marks the label and the control. */
  required?: boolean | undefined
  hint?: ReactNode
  /** In words; marks the control invalid while it is there. */
  error?: ReactNode
  /** Characters used and allowed; shown at the end of the label row. */
  counter?: { used: number; limit: number } | undefined
  className?: string | undefined
  /** One control of this folder: `TextInput`, `TextArea`, `PasswordInput`, `Select`. */
  children: ReactNode
}

/** Label, hint, error and counter around one control, which finds them by itself. */
export function Field({ label, labelHidden, required, hint, error, counter, className, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <FieldControl value={{ id, describedBy: described || undefined, invalid: Boolean(error), required }}>
      <div className={classNames(styles.field, className)}>
        <div className={classNames(styles.row, labelHidden && !counter && 'visually-hidden')}>
          <label
            htmlFor={id}
            className={classNames(styles.label, required && styles.required, labelHidden && 'visually-hidden')}
          >
            {label}
          </label>
          {counter && (
            <span className={classNames(styles.note, 'num', counter.used > counter.limit && styles.over)}>
              {`${counter.used} / ${counter.limit}`}
            </span>
          )}
        </div>
        {children}
        {hint && (
          <p id={`${id}-hint`} className={styles.note}>
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className={styles.error} role="alert">
            <Icon name="circle-alert" size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </FieldControl>
  )
}
