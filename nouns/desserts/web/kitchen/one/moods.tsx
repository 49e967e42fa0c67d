import type { OwnDessert } from '@patisserie/contract/dessert-rows'
import { dessertRates } from '@patisserie/rules/desserts/dessert-rates'
import type { Mood } from '@patisserie/rules/desserts/mood'
import { skinLook } from '../../../../cards/dessert/skin-look.ts'
import { Dessert } from '../../../../design/art/dessert.tsx'
import { cardClass } from '../../../../design/parts/card.tsx'
import { useKitchenWords } from '../kitchen-words.ts'
import styles from './moods.module.css'

const moods: readonly Mood[] = ['calm', 'happy', 'sleepy', 'away']

/** The four moods of a dessert, each with when it comes; the present one is marked. */
export function Moods({ dessert, mood }: { readonly dessert: OwnDessert; readonly mood: Mood }) {
  const { moods: words } = useKitchenWords().detail
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
