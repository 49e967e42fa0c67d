import { type CSSProperties, useId } from 'react'
import { artAt } from '#design/art/art-url.ts'
import { ResourceIcon } from '#design/art/resources/resource-icon.tsx'
import { campusForms, campusSizes, campusSpots } from '#design/art/scenes/campus-spots.ts'
import { type ForagePlace, foragePlaces } from '#rules/desserts/outings.ts'
import { useWords } from '#session/words.tsx'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import styles from './campus-map.module.css'
import { foundAt } from './found-at.ts'

interface CampusMapProps {
  readonly place: ForagePlace
  readonly onChoose: (place: ForagePlace) => void
}

/** The school from above. Each place is a choice, with the materials that are found there. */
export function CampusMap({ place, onChoose }: CampusMapProps) {
  const words = useWords(dessertKitchenPack)
  const name = useId()
  return (
    <fieldset className={styles.map}>
      <legend className="visually-hidden">{words.out.place}</legend>
      {campusForms.map((form) => (
        <span key={form} className={styles[form]}>
          {themes.map((theme) => (
            <img
              key={theme}
              className={`if-${theme}`}
              src={artAt(`campus-${form}-${theme}`)}
              width={campusSizes[form][0]}
              height={campusSizes[form][1]}
              alt=""
              loading="lazy"
              decoding="async"
            />
          ))}
        </span>
      ))}
      {foragePlaces.map((each) => (
        <label key={each} className={styles.place} style={spotOf(each)}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={each}
            checked={each === place}
            onChange={() => onChoose(each)}
          />
          <b>{words.places[each]}</b>
          <span className={styles.found} aria-hidden="true">
            {foundAt(each).map(({ material }) => (
              <ResourceIcon key={material} kind={material} size={16} />
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const themes = ['day', 'night'] as const

/** Parts of the drawing's width and height, for both forms. */
function spotOf(place: ForagePlace): CSSProperties {
  const spots = campusForms.flatMap((form) => {
    const [[x, y], [width, height]] = [campusSpots[form][place], campusSizes[form]]
    return [
      [`--${form}-x`, `${(x / width) * 100}%`],
      [`--${form}-y`, `${(y / height) * 100}%`],
    ]
  })
  return Object.fromEntries(spots) // custom properties are not part of CSSProperties
}
