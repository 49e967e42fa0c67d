import { classNames } from '#design/class-names.ts'
import { useWords } from '#session/words.tsx'
import { betRates } from '../../rules/bet-rates.ts'
import { betFormPack } from '../../words/bet-form.pack.ts'
import { type BetDraft, draftMargin } from './bet-draft.ts'
import styles from './bet-fields.module.css'

const [least, most] = [betRates.marginLeast / 1_000, betRates.marginMost / 1_000]

/** The margin of the typed odds, as it changes. */
export function MarginLine({ draft, error }: { readonly draft: BetDraft; readonly error: string | undefined }) {
  const words = useWords(betFormPack)
  const margin = draftMargin(draft)
  const isOut = margin !== null && (margin < least || margin > most)
  return (
    <div className={classNames(styles.margin, isOut && styles.out)}>
      <p>
        <b>{words.margin}</b>{' '}
        <output className="num" aria-live="polite">
          {margin === null ? words.marginWaits : words.marginNow(margin.toFixed(3), String(least), String(most))}
        </output>
      </p>
      <p className={styles.note}>{words.marginHint}</p>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
