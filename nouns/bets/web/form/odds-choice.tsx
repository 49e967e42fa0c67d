import { Checkbox } from '#design/parts/forms/checkbox.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { useWords } from '#session/words.tsx'
import { oddsTypes } from '../../rules/odds.ts'
import { showModes } from '../../rules/stakes-shown.ts'
import { betFormPack } from '../../words/bet-form.pack.ts'
import type { BetDraft } from './bet-draft.ts'
import styles from './bet-fields.module.css'

interface OddsChoiceProps {
  readonly draft: BetDraft
  readonly onChange: (draft: BetDraft) => void
  readonly error: string | undefined
}

/** How payouts are set, how many options a person may stake on, and who sees stakes. */
export function OddsChoice({ draft, onChange, error }: OddsChoiceProps) {
  const words = useWords(betFormPack)
  const isMoving = draft.oddsType === 'dynamic'
  return (
    <>
      <RadioGroup
        label={words.oddsType}
        look="stack"
        value={draft.oddsType}
        // Several choices go with moving odds alone.
        onChange={(oddsType) => onChange({ ...draft, oddsType, multi: draft.multi && oddsType === 'dynamic' })}
        options={oddsTypes.map((value) => ({
          value,
          label: words.oddsTypes[value],
          hint: words.oddsTypeHints[value],
        }))}
      />
      <Checkbox
        checked={draft.multi}
        disabled={!isMoving}
        hint={words.multiHint}
        onChange={({ target }) => onChange({ ...draft, multi: target.checked })}
      >
        {words.multi}
      </Checkbox>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <RadioGroup
        label={words.show}
        value={draft.show}
        onChange={(show) => onChange({ ...draft, show })}
        options={[...showModes].reverse().map((value) => ({ value, label: words.shows[value] }))}
      />
      {isMoving && draft.show !== 'always' && <p className={styles.warning}>{words.showReckoned}</p>}
      {draft.oddsType === 'ending' && <p className={styles.warning}>{words.showEnding}</p>}
    </>
  )
}
