import type { ReactNode } from 'react'
import { round } from '#design/art/bullets/ornament.ts'
import { Display } from '#design/display.tsx'
import { dessertRates } from '#rules/desserts/dessert-rates.ts'
import { expOf, grownLevel, grownShare, nextAt } from '#rules/desserts/growth.ts'
import { useWords } from '#session/words.tsx'
import type { OwnDessert } from '../../../contract/dessert-rows.ts'
import { dessertKitchenPack } from '../../../words/dessert-kitchen.pack.ts'
import { useDessertsWords } from '../../use-desserts-words.ts'
import styles from './level-ring.module.css'

interface LevelRingProps {
  readonly dessert: OwnDessert
  /** Experience that is about to come: hollow dots. */
  readonly adds: number
  readonly children: ReactNode
}

/** Nine pearls round a dessert, one a level; dots between them are experience, and the hitbox is the level. */
export function LevelRing({ dessert, adds, children }: LevelRingProps) {
  const words = useDessertsWords()
  const { detail } = useWords(dessertKitchenPack)
  const { EXP, STARS } = dessert
  const level = grownLevel(EXP)
  const next = nextAt(EXP)
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 320 300" role="img" aria-label={detail.ring(level, EXP, next)}>
        {dots.map(({ at, x, y }) => (
          <circle
            key={at}
            cx={x}
            cy={y}
            r="3"
            className={at <= progress(EXP) ? styles.done : at <= progress(EXP + adds) ? styles.coming : styles.open}
          />
        ))}
        {pearls.map(({ at, x, y, inX, inY }) => (
          <g key={at}>
            <circle
              cx={x}
              cy={y}
              r="9"
              className={
                at === level
                  ? styles.here
                  : at < level
                    ? styles.had
                    : at <= grownLevel(EXP + adds)
                      ? styles.next
                      : styles.later
              }
            />
            <text x={inX} y={inY + 4} className={styles.number}>
              {at}
            </text>
          </g>
        ))}
      </svg>
      <div className={styles.art}>{children}</div>
      <p className={styles.exp}>
        <Display className="num">{words.exp(EXP, next)}</Display>
      </p>
      <p className="mute">
        {level < dessertRates.topLevel ? detail.toLevel(next - EXP, level + 1) : detail.toStar(next - EXP)}
        {STARS > 0 && ` · ${words.stars(STARS)}`}
      </p>
    </div>
  )
}

/** Levels and the part of the way to the next, as one number. */
const progress = (exp: number): number => {
  const level = grownLevel(exp)
  return level === dessertRates.topLevel && exp >= expOf(level) ? level : level + grownShare(exp)
}

/** Where level `at` lies: from below on the left over the top to below on the right. */
const placeOf = (at: number) => {
  const angle = ((125 + ((at - 1) / 8) * 290) * Math.PI) / 180
  const point = (radius: number) =>
    [round(160 + radius * Math.cos(angle)), round(150 + radius * Math.sin(angle))] as const
  const [x, y] = point(130)
  const [inX, inY] = point(107)
  return { at, x, y, inX, inY }
}

const perLevel = 8
const pearls = Array.from({ length: dessertRates.topLevel }, (_, n) => placeOf(n + 1))
const dots = Array.from({ length: (dessertRates.topLevel - 1) * perLevel }, (_, n) =>
  placeOf(1 + (n + 1) / perLevel),
).filter(({ at }) => !Number.isInteger(at))
