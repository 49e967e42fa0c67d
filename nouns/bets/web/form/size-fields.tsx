import type { ReactNode } from 'react'
import { Field } from '#design/parts/forms/field.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { betRates } from '../../rules/bet-rates.ts'
import { stakeResources } from '../../rules/odds.ts'
import { personMost } from '../../rules/stake-bounds.ts'
import { betFormPack } from '../../words/bet-form.pack.ts'
import { type BetDraft, type BetField, fromBeijing, type Opener, typedUnits } from './bet-draft.ts'
import styles from './bet-fields.module.css'

interface SizeFieldsProps {
  readonly draft: BetDraft
  readonly onChange: (draft: BetDraft) => void
  readonly opener: Opener
  /** Currency and base stand. */
  readonly fixed: boolean
  readonly told: (field: BetField) => string | undefined
  readonly budget: ReactNode
}

/** Currency, base and deadline of an event. */
export function SizeFields({ draft, onChange, opener, fixed, told, budget }: SizeFieldsProps) {
  const words = useWords(betFormPack)
  const { names } = useWords(resourcesPack)
  const { own, exact } = useTimes()
  const isMember = opener === 'member'
  const each = personMost({ ...draft, odds: [], base: typedUnits(draft.base) }, isMember)
  const [least, most] = betRates.memberBase
  const deadline = fromBeijing(draft.deadline)
  return (
    <>
      <div className={styles.pair}>
        {!isMember && (
          <Field label={words.resource}>
            <Select
              value={draft.resource}
              disabled={fixed}
              onChange={({ target }) => {
                const resource = stakeResources.find((one) => one === target.value) ?? 'power'
                // A base that nobody changed follows the currency.
                const isOffered = draft.base === String(betRates.base[draft.resource])
                onChange({ ...draft, resource, ...(isOffered && { base: String(betRates.base[resource]) }) })
              }}
              options={stakeResources.map((value) => ({ value, label: names[value] }))}
            />
          </Field>
        )}
        <Field
          label={words.base}
          hint={isMember ? words.baseMember(least, most, each) : words.baseHint(each)}
          error={told('base')}
          required
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            disabled={fixed}
            value={draft.base}
            onChange={({ target }) => onChange({ ...draft, base: target.value })}
          />
        </Field>
      </div>
      {budget}
      <Field
        label={words.deadline}
        hint={
          <>
            {deadline !== '' && exact(deadline) !== own(deadline) && (
              <b className={styles.own}>{words.deadlineOwn(own(deadline))}</b>
            )}
            {words.deadlineHint}
          </>
        }
        error={told('deadline')}
        className={styles.time}
        required
      >
        <TextInput
          type="datetime-local"
          value={draft.deadline}
          onChange={({ target }) => onChange({ ...draft, deadline: target.value })}
        />
      </Field>
    </>
  )
}
