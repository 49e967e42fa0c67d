import type { Shelf } from '@patisserie/contract/dessert-rows'
import { site } from '@patisserie/contract/site'
import { dessertRates, type OutingHours, outingHours } from '@patisserie/rules/desserts/dessert-rates'
import { type Dessert, isDessert } from '@patisserie/rules/desserts/desserts'
import { foragesMore } from '@patisserie/rules/desserts/effects'
import type { ForagePlace } from '@patisserie/rules/desserts/outings'
import { hidesCard } from '@patisserie/rules/desserts/skins'
import { useState } from 'react'
import { Button } from '../../../../design/parts/button.tsx'
import { cardClass } from '../../../../design/parts/card.tsx'
import { RadioGroup } from '../../../../design/parts/forms/radio-group.tsx'
import { Select } from '../../../../design/parts/forms/select.tsx'
import { useDessertsWords } from '../../desserts-words.ts'
import { useKitchenWords } from '../kitchen-words.ts'
import { ProblemLine } from '../problem-line.tsx'
import { useDessertWrite } from '../use-dessert-write.ts'
import { personIn } from './person-in.ts'
import { PlaceChoice } from './place-choice.tsx'
import styles from './send-form.module.css'
import { VictimField } from './victim-field.tsx'

interface SendFormProps {
  readonly shelf: Shelf
  readonly only: Dessert | undefined
  readonly victim: string
}

/** Sends one of the shelf to a place, or to somebody's plate. */
export function SendForm({ shelf, only, victim: named }: SendFormProps) {
  const words = useKitchenWords()
  const { names } = useDessertsWords()
  const { run, busy, problem, forget } = useDessertWrite(site.desserts.calls.sendOut)
  const [wanted, setWanted] = useState<Dessert | undefined>(only)
  const [way, setWay] = useState<'forage' | 'steal'>(named ? 'steal' : 'forage')
  const [place, setPlace] = useState<ForagePlace>('canteen')
  const [person, setPerson] = useState(named)
  const [wrong, setWrong] = useState(false)
  const [hours, setHours] = useState<OutingHours>(2)
  const dessert = wanted ?? shelf.DESSERTS[0]?.DESSERT
  if (!dessert) return <p className={cardClass({ pad: true })}>{words.out.nobody}</p>
  const send = async () => {
    const victim = personIn(person)
    if (way === 'steal' && victim === null) return setWrong(true)
    await run({ dessert, hours, ...(way === 'forage' ? { place } : { victim: victim ?? 0 }) })
  }
  const [least, most] = dessertRates.foraged[hours]
  return (
    <div className={cardClass({ pad: true }, styles.form)}>
      <div className={styles.first}>
        {!only && (
          <Select
            prefix={words.out.who}
            value={dessert}
            options={shelf.DESSERTS.map(({ DESSERT }) => ({ value: DESSERT, label: names[DESSERT] }))}
            onChange={({ target: { value } }) => isDessert(value) && setWanted(value)}
          />
        )}
        <RadioGroup
          label={words.out.way}
          labelHidden
          look="segments"
          value={way}
          options={[
            { value: 'forage', label: words.out.forage },
            { value: 'steal', label: words.out.steal },
          ]}
          onChange={(next) => {
            forget()
            setWay(next)
          }}
        />
      </div>
      {way === 'forage' ? (
        <PlaceChoice place={place} onChoose={setPlace} />
      ) : (
        <VictimField
          typed={person}
          wrong={wrong}
          hours={hours}
          onType={(typed) => {
            forget()
            setWrong(false)
            setPerson(typed)
          }}
        />
      )}
      <RadioGroup
        label={words.out.hours}
        look="segments"
        value={String(hours)}
        options={outingHours.map((each) => ({ value: String(each), label: words.out.hour(each) }))}
        onChange={(value) => setHours(outingHours.find((each) => String(each) === value) ?? 2)}
      />
      {way === 'forage' && (
        <p>
          {words.out.brings(least, most)}
          {foragesMore(displayedIn(shelf)) && ` ${words.out.oneMore}`}
        </p>
      )}
      <ProblemLine problem={problem} />
      <div className={styles.send}>
        <Button busy={busy} onClick={() => void send()}>
          {way === 'forage' ? words.out.send(names[dessert], words.places[place]) : words.out.sendSteal(names[dessert])}
        </Button>
        <span className="mute">{words.out.early}</span>
      </div>
    </div>
  )
}

const displayedIn = ({ DISPLAYED, DESSERTS }: Shelf) => {
  const shown = DESSERTS.find(({ DESSERT }) => DESSERT === DISPLAYED)
  return shown ? { dessert: shown.DESSERT, card: shown.CARD === 'Y' && !hidesCard(shown.SKIN) } : null
}
