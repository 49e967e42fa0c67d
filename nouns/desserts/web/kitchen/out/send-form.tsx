import { useState } from 'react'
import { Display } from '#design/display.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { dessertRates, type OutingHours, outingHours } from '#rules/desserts/dessert-rates.ts'
import { type Dessert, isDessert } from '#rules/desserts/desserts.ts'
import { foragesMore } from '#rules/desserts/effects.ts'
import type { ForagePlace } from '#rules/desserts/outings.ts'
import { hidesCard } from '#rules/desserts/skins.ts'
import { useWords } from '#session/words.tsx'
import type { Shelf } from '../../../contract/dessert-rows.ts'
import type { desserts } from '../../../contract/desserts.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import { useDessertsWords } from '../../use-desserts-words.ts'
import { ProblemLine } from '../problem-line.tsx'
import type { DessertWrite } from '../use-dessert-write.ts'
import { CampusMap } from './campus-map.tsx'
import { LastHome } from './last-home.tsx'
import { personIn } from './person-in.ts'
import { PlaceFinds } from './place-finds.tsx'
import styles from './send-form.module.css'
import { VictimField } from './victim-field.tsx'

interface SendFormProps {
  readonly shelf: Shelf
  readonly only: Dessert | undefined
  readonly victim: string
  /** That a dessert is out already is said where that dessert is shown. */
  readonly sending: DessertWrite<typeof desserts.calls.sendOut>
}

/** Sends one of the shelf to a place, or to somebody's plate. */
export function SendForm({ shelf, only, victim: named, sending }: SendFormProps) {
  const words = useWords(dessertKitchenPack)
  const { names } = useDessertsWords()
  const { run, busy, problem, forget } = sending
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
    <div className={cardClass({ clip: true }, way === 'forage' ? styles.withMap : styles.plain)}>
      {way === 'forage' && <CampusMap place={place} onChoose={setPlace} />}
      <div className={styles.form}>
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
        {way === 'forage' ? (
          <div className={styles.place}>
            <Display as="h3" className={styles.name}>
              {words.places[place]}
            </Display>
            <PlaceFinds place={place} />
          </div>
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
          options={outingHours.map((each) => ({
            value: String(each),
            label: words.out.hour(each),
            disabled: each > shelf.OUTLEFT,
          }))}
          onChange={(value) => setHours(outingHours.find((each) => String(each) === value) ?? 2)}
        />
        {way === 'forage' && (
          <p>
            {words.out.brings(least, most)}
            {hours === dessertRates.cardHours && foragesMore(displayedIn(shelf)) && ` ${words.out.oneMore}`}
          </p>
        )}
        {problem?.refusal !== 'd.isOut' && <ProblemLine problem={problem} />}
        <Button block busy={busy} onClick={() => void send()}>
          {way === 'forage' ? words.out.send(names[dessert], words.places[place]) : words.out.sendSteal(names[dessert])}
        </Button>
        <p className="mute">{words.out.rest(shelf.OUTLEFT)}</p>
        <p className="mute">{words.out.early}</p>
        <LastHome />
      </div>
    </div>
  )
}

const displayedIn = ({ DISPLAYED, DESSERTS }: Shelf) => {
  const shown = DESSERTS.find(({ DESSERT }) => DESSERT === DISPLAYED)
  return shown ? { dessert: shown.DESSERT, card: shown.CARD === 'Y' && !hidesCard(shown.SKIN) } : null
}
