import type { CSSProperties } from 'react'
import { classNames } from '#design/class-names.ts'
import { characterName } from '#rules/games/characters.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { DragonRow } from '../../contract/dragon-balls.ts'
import { ballsOfRound } from '../../rules/dragon-balls.ts'
import { dragonBallsPack } from '../../words/dragon-balls.pack.ts'
import { paintingsPack } from '../../words/paintings.pack.ts'
import { PaintingPicture, previewStyle } from '../card/painting-picture.tsx'
import { BallGlass } from './ball-glass.tsx'
import { glassOf } from './board-order.ts'
import styles from './seven-balls.module.css'

export interface SevenBallsProps {
  readonly row: DragonRow
  /** In a ring instead of in a row. The pictures of the ring are on the first screen. */
  readonly ring?: boolean | undefined
}

/** The seven places of a character's open round; every ball links to its work. */
export function SevenBalls({ row, ring = false }: SevenBallsProps) {
  const words = useWords(dragonBallsPack)
  const { language } = useLanguage()
  const name = characterName(row.CHARACTER, language)
  return (
    <ol
      className={ring ? styles.ring : styles.row}
      style={glassStyle(row.CHARACTER)}
      aria-label={words.balls(name, row.BALLS.length)}
    >
      {places.map((place) => (
        <li key={place} className={styles.place} style={ring ? ringPlaces[place - 1] : undefined}>
          <Place ball={row.BALLS.find(({ BALL }) => BALL === place)} place={place} ring={ring} />
        </li>
      ))}
    </ol>
  )
}

interface PlaceProps {
  readonly ball: DragonRow['BALLS'][number] | undefined
  readonly place: number
  readonly ring: boolean
}

function Place({ ball, place, ring }: PlaceProps) {
  const words = useWords(dragonBallsPack)
  const { tile } = useWords(paintingsPack)
  const { closedName } = useWords().accounts
  if (!ball) {
    return (
      <span className={styles.free} role="img" aria-label={words.empty(place)}>
        <span aria-hidden="true">{place}</span>
      </span>
    )
  }
  const { painting } = ball
  const { NOTE, NAME, NICK } = painting
  const label = words.ball(place, NAME, NICK || closedName)
  return (
    <Link
      to={`/e/${painting.KeyID}`}
      className={styles.ball}
      aria-label={NOTE === '' ? label : words.noted(label, tile.notes[NOTE])}
    >
      <span className={styles.picture}>
        {NOTE === '' ? (
          <PaintingPicture picture={painting} alt="" sizes={ring ? '140px' : '64px'} eager={ring} still fill />
        ) : (
          <span className={classNames(styles.veiled)} style={previewStyle(painting)} />
        )}
      </span>
      <BallGlass ball={place} className={styles.glass} />
    </Link>
  )
}

/** The colour of a character's glass for everything below. */
export const glassStyle = (character: string): CSSProperties =>
  // custom properties are not part of CSSProperties
  ({ '--glass': `var(--${glassOf(character)}-mark)` }) as CSSProperties

const places = Array.from({ length: ballsOfRound }, (_, n) => n + 1)

/** Places of the balls on a ring, in percent of its box, the first one at the top. */
const ringPlaces = places.map((place): CSSProperties => {
  const angle = (2 * Math.PI * (place - 1)) / ballsOfRound - Math.PI / 2
  const at = (part: number) => `${Math.round(500 + 385 * part) / 10}%`
  return { insetInlineStart: at(Math.cos(angle)), insetBlockStart: at(Math.sin(angle)) }
})
