import { dessertRates } from '@patisserie/rules/desserts/dessert-rates'
import { type ForagePlace, foragePlaces, forageTables } from '@patisserie/rules/desserts/outings'
import { type Material, materials } from '@patisserie/rules/ledger/resources'
import { useId } from 'react'
import { useResourceWords } from '../../../../cards/resources/resource-words.ts'
import { ResourceIcon } from '../../../../design/art/resource-icon.tsx'
import { ShareBar } from '../../../../design/parts/state/progress.tsx'
import { useKitchenWords } from '../kitchen-words.ts'
import styles from './place-choice.module.css'

interface PlaceChoiceProps {
  readonly place: ForagePlace
  readonly onChoose: (place: ForagePlace) => void
}

/** The places of the school, and what may come from the chosen one. */
export function PlaceChoice({ place, onChoose }: PlaceChoiceProps) {
  const words = useKitchenWords()
  const { names } = useResourceWords()
  const name = useId()
  return (
    <div className={styles.choice}>
      <fieldset>
        <legend className={styles.legend}>{words.out.place}</legend>
        <div className={styles.places}>
          {foragePlaces.map((each) => (
            <label key={each} className={styles.place}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                value={each}
                checked={each === place}
                onChange={() => onChoose(each)}
              />
              <b>{words.places[each]}</b>
              <span aria-hidden="true">
                {foundAt(each).map(({ material }) => (
                  <ResourceIcon key={material} kind={material} size={18} />
                ))}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <ul className={styles.finds} aria-label={words.out.finds(words.places[place])}>
        {foundAt(place).map(({ material, share }) => (
          <li key={material}>
            <ResourceIcon kind={material} size={20} />
            <span>{names[material]}</span>
            <ShareBar share={share} tint="honey" />
            <b className="num">{words.out.percent(Math.round(share * 100))}</b>
          </li>
        ))}
        <li>
          <span className={styles.slip} aria-hidden="true">
            ?
          </span>
          <span>{words.out.hint}</span>
          <ShareBar share={dessertRates.hintChance / 100} tint="soda" />
          <b className="num">{words.out.percent(dessertRates.hintChance)}</b>
        </li>
      </ul>
    </div>
  )
}

/** Materials of a place, the most frequent first. */
const foundAt = (place: ForagePlace): { readonly material: Material; readonly share: number }[] => {
  const table: Partial<Record<Material, number>> = forageTables[place]
  const sum = Object.values(table).reduce((total, weight) => total + weight, 0)
  return materials
    .flatMap((material) => (table[material] ? [{ material, share: table[material] / sum }] : []))
    .toSorted((a, b) => b.share - a.share)
}
