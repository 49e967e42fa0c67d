import type { CSSProperties, ReactNode } from 'react'
import { Dessert } from '#design/art/desserts/dessert.tsx'
import type { DessertLook } from '#design/art/desserts/dessert-svg.ts'
import { classNames } from '#design/class-names.ts'
import { useDisplayClass } from '#design/display.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { ShareBar } from '#design/parts/state/progress.tsx'
import { beijingDay } from '#rules/beijing-time.ts'
import { type CookedDessert, desserts, isCooked } from '#rules/desserts/desserts.ts'
import { grownShare } from '#rules/desserts/growth.ts'
import { Link } from '#session/link.tsx'
import { useNow } from '#session/now.tsx'
import type { OwnDessert, Shelf } from '../contract/dessert-rows.ts'
import { moodOf } from '../rules/mood.ts'
import { skinLook } from './card/skin-look.ts'
import styles from './dessert-shelf.module.css'
import { dessertPath } from './shelf-place.ts'
import { useDessertsWords } from './use-desserts-words.ts'

export interface DessertShelfProps {
  /** The member's own; without it the shelf shows what there is. */
  readonly shelf: Shelf | undefined
  /** The member has not chosen the first dessert yet. */
  readonly choosing:
    | { readonly chosen: CookedDessert | null; readonly onChoose: (dessert: CookedDessert) => void }
    | undefined
}

/** Two boards with seven places. */
export function DessertShelf({ shelf, choosing }: DessertShelfProps) {
  const words = useDessertsWords()
  return (
    <ul
      className={cardClass({ clip: true }, styles.shelf)}
      aria-label={choosing ? words.choose.label : words.shelf}
      id="shelf"
    >
      {desserts.map((dessert) => {
        const own = shelf?.DESSERTS.find(({ DESSERT }) => DESSERT === dessert)
        return (
          <li key={dessert} className={styles.place}>
            {own && shelf ? (
              <OwnTile own={own} shelf={shelf} />
            ) : choosing && isCooked(dessert) ? (
              <button
                type="button"
                className={classNames(styles.tile, choosing.chosen === dessert && styles.on)}
                aria-pressed={choosing.chosen === dessert}
                onClick={() => choosing.onChoose(dessert)}
              >
                <Stand kind={dessert} mood={choosing.chosen === dessert ? 'happy' : 'calm'} />
                <Tag name={words.names[dessert]} marked={choosing.chosen === dessert}>
                  <span>{words.effects[dessert]}</span>
                </Tag>
              </button>
            ) : (
              <span className={styles.tile}>
                <Stand kind={dessert} mood={shelf ? 'missing' : dessert === 'mooncake' ? 'sleepy' : 'calm'} />
                <Tag name={words.names[dessert]} faint={shelf !== undefined}>
                  <span>{words.effects[dessert]}</span>
                  <span className={styles.way}>{words.ways[dessert]}</span>
                </Tag>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function OwnTile({ own, shelf }: { readonly own: OwnDessert; readonly shelf: Shelf }) {
  const words = useDessertsWords()
  const now = useNow()
  const { DESSERT, LEVEL, EXP, NEXT } = own
  const out = shelf.OUT?.DESSERT === DESSERT ? shelf.OUT : null
  const mood = moodOf({ fedDay: own.FED, out: out !== null }, beijingDay(now))
  const displayed = shelf.DISPLAYED === DESSERT
  return (
    <Link to={dessertPath(DESSERT)} stay className={styles.tile}>
      {displayed && (
        <span className={styles.displayed}>
          <Chip tint="honey">{words.displayed}</Chip>
        </span>
      )}
      <Stand kind={DESSERT} mood={mood} skin={skinLook(own.SKIN)} />
      <Tag name={words.names[DESSERT]} marked={displayed}>
        <span className="visually-hidden">{words.moods[mood]}</span>
        <span>{out ? words.moods.away : own.HUNGRY === 'Y' ? words.hungry : words.effects[DESSERT]}</span>
        <span className={styles.level}>
          <span className={styles.dots} style={dotsOf(LEVEL)} aria-hidden="true" />
          <span className="num">{words.level(LEVEL)}</span>
          {own.STARS > 0 && <span className="num">{words.stars(own.STARS)}</span>}
        </span>
        <span className={styles.exp}>
          <ShareBar share={grownShare(EXP)} tint="honey" />
          <span className="num">{words.exp(EXP, NEXT)}</span>
        </span>
      </Tag>
    </Link>
  )
}

const Stand = (look: DessertLook) => (
  <>
    <span className={styles.stand}>
      <Dessert {...look} label="" />
    </span>
    <span className={styles.plank} />
  </>
)

interface TagProps {
  readonly name: string
  readonly marked?: boolean
  readonly faint?: boolean
  readonly children: ReactNode
}

function Tag({ name, marked, faint, children }: TagProps) {
  const face = useDisplayClass(name)
  return (
    <span className={classNames(styles.tag, faint && styles.faint)}>
      <b className={face}>
        {marked && <span className="hit" aria-hidden="true" />}
        {name}
      </b>
      {children}
    </span>
  )
}

// a custom property is not part of CSSProperties
const dotsOf = (level: number) => ({ '--level': level }) as CSSProperties
