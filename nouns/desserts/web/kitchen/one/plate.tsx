import { ResourceAmount } from '#cards/resources/resource-amount.tsx'
import { ring, round } from '#design/art/bullets/ornament.ts'
import { resourceMarkup } from '#design/art/resources/resource-markup.ts'
import { useWords } from '#session/words.tsx'
import type { OwnDessert } from '../../../contract/dessert-rows.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import styles from './plate.module.css'

/** The plate from above, and what lies on it. */
export function Plate({ plate }: { readonly plate: OwnDessert['PLATE'] }) {
  const words = useWords(dessertKitchenPack).feed
  const shown = plate.flatMap(({ FOOD, LEFT }) => Array.from({ length: LEFT }, () => FOOD)).slice(0, places.length)
  return (
    <div className={styles.plate}>
      <svg viewBox="-120 -90 240 180" aria-hidden="true">
        <ellipse cy="6" rx="112" ry="78" fill="var(--d-shadow)" />
        <ellipse rx="112" ry="78" className={styles.rim} />
        <g fill="none" stroke="var(--straw-mark)" strokeWidth="1.5">
          {ring(36, 96).map((pearl) => (
            <circle key={pearl.a} cx={round(pearl.x)} cy={round(pearl.y * 0.69)} r="2.6" />
          ))}
        </g>
        <ellipse rx="80" ry="52" className={styles.well} />
        {shown.map((food, at) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: servings have no identity
            key={at}
            transform={`translate(${places[at]?.[0]} ${places[at]?.[1]})`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawing
            dangerouslySetInnerHTML={{ __html: resourceMarkup[food] }}
          />
        ))}
      </svg>
      <p>
        <b>{words.plate}</b>
        {plate.length === 0 && <span>{words.plateEmpty}</span>}
        {plate.map(({ FOOD, LEFT }) => (
          <ResourceAmount key={FOOD} resource={FOOD} amount={LEFT} named />
        ))}
      </p>
    </div>
  )
}

/** Where the first servings lie: upper left corners of their drawings. */
const places = [
  [-12, -14],
  [-44, -6],
  [20, -8],
  [-28, -36],
  [6, -36],
  [-30, 14],
  [4, 12],
  [-60, -24],
  [38, -28],
  [36, 12],
] as const
