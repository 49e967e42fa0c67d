import { type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { ChoiceWords } from './checkbox.tsx'
import styles from './choice.module.css'

export type RadioOption<V extends string> = {
  value: V
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean | undefined
}

export type RadioGroupProps<V extends string> = {
  label: ReactNode
  labelHidden?: boolean | undefined
  options: readonly RadioOption<V>[]
  /** Null: none is chosen yet. */
  value: V | null
  onChange: (value: V) => void
  /** For a form; made up when left out. */
  name?: string | undefined
  /** Segments look like one bar of short words; a stack puts each on its own line. */
  look?: 'row' | 'stack' | 'segments' | undefined
  className?: string | undefined
}

export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, labelHidden, options, value, onChange, look = 'row', className } = props
  const made = useId()
  const name = props.name ?? made
  const segments = look === 'segments'
  return (
    <fieldset className={className}>
      <legend className={classNames(styles.legend, labelHidden && 'visually-hidden')}>{label}</legend>
      <div className={segments ? styles.segments : classNames(styles.group, look === 'stack' && styles.stack)}>
        {options.map((option) => (
          <label key={option.value} className={segments ? styles.segment : styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={segments ? undefined : classNames(styles.mark, styles.radio)}
            />
            {segments ? option.label : <ChoiceWords hint={option.hint}>{option.label}</ChoiceWords>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The look of segments for links or toggle buttons: put `segmentClass` on each, which carry aria-current or aria-pressed. */
export const segmentsClass = styles.segments ?? ''
export const segmentClass = styles.segment ?? ''
