import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { ShareBar } from '#design/parts/state/progress.tsx'
import { dessertRates } from '#rules/desserts/dessert-rates.ts'
import type { ForagePlace } from '#rules/desserts/outings.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import { foundAt } from './found-at.ts'
import styles from './place-finds.module.css'

/** What may come from a place, with how often. */
export function PlaceFinds({ place }: { readonly place: ForagePlace }) {
  const { out, places } = useWords(dessertKitchenPack)
  const { names } = useWords(resourcesPack)
  return (
    <ul className={styles.finds} aria-label={out.finds(places[place])}>
      {foundAt(place).map(({ material, share }) => (
        <li key={material}>
          <ResourceIcon kind={material} size={24} />
          <span>{names[material]}</span>
          <ShareBar share={share} tint="honey" />
          <b className="num">{out.percent(Math.round(share * 100))}</b>
        </li>
      ))}
      <li>
        <span className={styles.slip} aria-hidden="true">
          ?
        </span>
        <span>{out.hint}</span>
        <ShareBar share={dessertRates.hintChance / 100} tint="soda" />
        <b className="num">{out.percent(dessertRates.hintChance)}</b>
      </li>
    </ul>
  )
}
