import type { Out } from '#contract/endpoint.ts'
import { Dessert } from '#design/art/desserts/dessert.tsx'
import type { DessertMood } from '#design/art/desserts/dessert-bodies.ts'
import { Icon } from '#design/icons/icon.tsx'
import { useWords } from '#session/words.tsx'
import type { desserts } from '../../contract/desserts.ts'
import { dessertNamesPack } from '../../words/dessert-names.pack.ts'
import { shownDessertsPack } from '../../words/shown-desserts.pack.ts'
import styles from './dessert-figure.module.css'
import { skinLook } from './skin-look.ts'

export type ShownDessert = Out<typeof desserts.calls.of>['DESSERTS'][number]

export interface DessertFigureProps {
  readonly dessert: ShownDessert
  readonly mood?: DessertMood | undefined
  readonly large?: boolean | undefined
}

/** A dessert with its name, level and spell card, as others see it. */
export function DessertFigure({ dessert: { DESSERT, LEVEL, STARS, CARD, SKIN }, mood, large }: DessertFigureProps) {
  const words = useWords(shownDessertsPack)
  const name = useWords(dessertNamesPack)[DESSERT]
  return (
    <figure className={large ? styles.large : styles.figure} data-squash="">
      <Dessert kind={DESSERT} mood={mood} skin={skinLook(SKIN)} label="" />
      <figcaption>
        <b className={styles.name}>{name}</b>
        <span className={styles.level}>
          {words.level(LEVEL)}
          {STARS > 0 && ` · ${words.stars(STARS)}`}
        </span>
        {CARD === 'Y' && (
          <span className={styles.level}>
            <Icon name="check" size={14} />
            {words.card}
          </span>
        )}
      </figcaption>
    </figure>
  )
}
