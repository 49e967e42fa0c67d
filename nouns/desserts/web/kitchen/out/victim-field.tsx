import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { Field } from '#design/parts/forms/field.tsx'
import { TextInput } from '#design/parts/forms/text-input.tsx'
import { dessertRates, type OutingHours } from '#rules/desserts/dessert-rates.ts'
import { stolenPercent } from '#rules/desserts/outings.ts'
import { useWords } from '#session/words.tsx'
import { desserts } from '../../../contract/desserts.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import { useDessertsWords } from '../../use-desserts-words.ts'
import { useThings } from '../use-things.ts'
import { personIn } from './person-in.ts'
import styles from './send-form.module.css'

interface VictimFieldProps {
  readonly typed: string
  /** What was typed names nobody, and the form was sent. */
  readonly wrong: boolean
  readonly hours: OutingHours
  readonly onType: (typed: string) => void
}

/** Whose plate, and what lies on it. */
export function VictimField({ typed, wrong, hours, onType }: VictimFieldProps) {
  const words = useWords(dessertKitchenPack).out
  const id = personIn(typed)
  return (
    <div className={styles.victim}>
      <Field label={words.person} hint={words.personHint} error={wrong ? words.personWrong : undefined}>
        <TextInput
          value={typed}
          autoComplete="off"
          inputMode="url"
          maxLength={200}
          data-unasked=""
          onChange={({ target }) => onType(target.value)}
        />
      </Field>
      <div aria-live="polite">{id !== null && <Plate id={id} hours={hours} />}</div>
      <p className="mute">{words.fair}</p>
    </div>
  )
}

function Plate({ id, hours }: { readonly id: number; readonly hours: OutingHours }) {
  const all = useWords()
  const words = useWords(dessertKitchenPack).out
  const { names } = useDessertsWords()
  const say = useThings()
  const { value, refusal } = useRead(desserts.calls.of, { UID: id }, { quiet: true })
  if (refusal) return <p>{problemWord(refusal, all)}</p>
  if (!value) return null
  const shown = value.DESSERTS.find(({ DESSERT }) => DESSERT === value.DISPLAYED)
  if (!shown) return <p>{words.noDisplay}</p>
  return (
    <p>
      {words.plate(names[shown.DESSERT], shown.LEVEL)} ·{' '}
      {value.PLATE.length > 0 ? (
        <>
          {words.lies(say(value.PLATE.map(({ FOOD, LEFT }) => ({ resource: FOOD, amount: LEFT }))))} ·{' '}
          {words.share(Math.round(stolenPercent(hours, shown.LEVEL)))}
          {words.shareEnd(dessertRates.thiefSugar[hours])}
        </>
      ) : (
        words.nothing
      )}
    </p>
  )
}
