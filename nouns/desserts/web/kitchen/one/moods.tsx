import { Dessert } from '#design/art/desserts/dessert.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { dessertRates } from '#rules/desserts/dessert-rates.ts'
import { useWords } from '#session/words.tsx'
import type { OwnDessert } from '../../../contract/dessert-rows.ts'
import type { Mood } from '../../../rules/mood.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import { skinLook } from '../../card/skin-look.ts'
import styles from './moods.module.css'

const moods: readonly Mood[] = ['calm', 'happy', 'sleepy', 'away']

/** The four moods of a dessert, each with when it comes; the present one is marked. */
export function Moods({ dessert, mood }: { readonly dessert: OwnDessert; readonly mood: Mood }) {
  const { moods: words } = useWords(dessertKitchenPack).detail
  return (
    <ul className={cardClass({ clip: true }, styles.moods)} aria-label={words.label}>
      {moods.map((each) => (
        <li key={each} aria-current={each === mood || undefined}>
          <Dessert kind={dessert.DESSERT} mood={each} skin={skinLook(dessert.SKIN)} label="" />
          <b>
            {each === mood && <span className="hit" aria-hidden="true" />}
            {words.names[each]}
          </b>
          <span className="mute">{words.when[each](dessertRates.sleepyDays)}</span>
        </li>
      ))}
    </ul>
  )
}
