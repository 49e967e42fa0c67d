import { Button } from '#design/parts/button.tsx'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { IconButton } from '#design/parts/icon-button.tsx'
import styles from './amount-field.module.css'

export interface AmountFieldProps {
  readonly label: string
  /** As typed. */
  readonly value: string
  /** The most that can be chosen; 0 if nothing can. */
  readonly most: number
  readonly step?: number | undefined
  /** In words, or false. */
  readonly error: string | false | null
  readonly labels: { readonly less: string; readonly more: string; readonly most: (n: number) => string }
  readonly onChange: (typed: string) => void
  readonly onEnter?: (() => void) | undefined
}

/** A whole amount from 1 on: typed, or changed by steps. */
export function AmountField({ label, value, most, step = 1, error, labels, onChange, onEnter }: AmountFieldProps) {
  const amount = typedAmount(value)
  const set = (to: number) => onChange(String(Math.max(1, Math.min(most, to))))
  const less = () => set(amount - step)
  // The first step from 1 leads to a whole step.
  const more = () => set(amount === 1 && step > 1 ? step : amount + step)
  return (
    <Field label={label} error={error || undefined}>
      <span className={styles.amount}>
        <IconButton size="small" icon="minus" label={labels.less} disabled={amount <= 1} onClick={less} />
        <TextInput
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onEnter={onEnter}
          onKeyDown={(event) => {
            const by = { ArrowUp: more, ArrowDown: less }[event.key]
            if (!by) return
            event.preventDefault()
            by()
          }}
        />
        <IconButton size="small" icon="plus" label={labels.more} disabled={amount >= most} onClick={more} />
        <Button size="small" variant="quiet" disabled={most < 1} onClick={() => set(most)}>
          {labels.most(most)}
        </Button>
      </span>
    </Field>
  )
}

/** The whole number that was typed, in half or full width; 0 for anything else. */
export const typedAmount = (typed: string): number => {
  const plain = typed.normalize('NFKC').trim()
  return /^\d{1,15}$/.test(plain) ? Number(plain) : 0
}
