import { Icon } from '../../icons/icon.tsx'
import styles from './stepper.module.css'

export type StepperProps = {
  value: number
  onChange: (value: number) => void
  min?: number | undefined
  max?: number | undefined
  /** Names of the group and of its two buttons. */
  labels: { group: string; less: string; more: string }
}

/** A small whole number with less and more. */
export function Stepper({ value, onChange, min = 0, max = Number.MAX_SAFE_INTEGER, labels }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would break the row it stands in
    <span className={styles.stepper} role="group" aria-label={labels.group}>
      <button type="button" aria-label={labels.less} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <Icon name="minus" size={18} />
      </button>
      <output className={styles.value}>{value}</output>
      <button type="button" aria-label={labels.more} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <Icon name="plus" size={18} />
      </button>
    </span>
  )
}
