import { MemberName } from '#cards/person/member-name.tsx'
import { Dessert } from '#design/art/desserts/dessert.tsx'
import { Head } from '#design/art/heads/head.tsx'
import { Display } from '#design/display.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { characterName } from '#rules/games/characters.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { DragonRow } from '../../contract/dragon-balls.ts'
import { ballsOfRound, firstFreeBall } from '../../rules/dragon-balls.ts'
import { dragonBallsPack } from '../../words/dragon-balls.pack.ts'
import styles from './nearest-round.module.css'
import { SevenBalls } from './seven-balls.tsx'

/** The round that is closest to its end: its seven balls in a ring, and who painted them. */
export function NearestRound({ row }: { readonly row: DragonRow }) {
  const words = useWords(dragonBallsPack)
  const { language } = useLanguage()
  const balls = row.BALLS.length
  const name = characterName(row.CHARACTER, language)
  return (
    <section className={cardClass({}, styles.card)} aria-labelledby="nearest-round">
      <div className={styles.stage}>
        <div className={styles.round}>
          <Orbit />
          <Dessert kind="mooncake" mood="happy" label="" className={styles.dessert} />
          <SevenBalls row={row} ring />
        </div>
      </div>
      <div className={styles.words}>
        <Chip tint="matcha">{words.nearest}</Chip>
        <Display as="h2" id="nearest-round" className={styles.left}>
          {words.left(ballsOfRound - balls)}
        </Display>
        <p className={styles.who}>
          <b>{name}</b>
          <span className={styles.count}>{words.of7(balls)}</span>
          {row.ROUND > 1 && <span className="faint">{words.round(row.ROUND)}</span>}
        </p>
        <p className="mute">{words.how}</p>
        <Painters row={row} />
        <Link
          to={`/painting/upload?dragon=${row.CHARACTER}`}
          className={buttonClass({ variant: 'primary', size: 'large' })}
        >
          {words.handInNext(firstFreeBall(row.BALLS.map(({ BALL }) => BALL)))}
        </Link>
      </div>
    </section>
  )
}

/** The works of the seven places with their painters. */
function Painters({ row: { BALLS, WAITING } }: { readonly row: DragonRow }) {
  const words = useWords(dragonBallsPack)
  const next = firstFreeBall(BALLS.map(({ BALL }) => BALL))
  return (
    <ol className={styles.painters}>
      {Array.from({ length: ballsOfRound }, (_, n) => n + 1).map((place) => {
        const painting = BALLS.find(({ BALL }) => BALL === place)?.painting
        return (
          <li key={place}>
            <span className={styles.number}>{words.place(place)}</span>
            {painting ? (
              <>
                <Head id={painting.UPID} src={painting.HEAD || null} size={28} alt="" />
                <Link to={`/e/${painting.KeyID}`} className={styles.name}>
                  {painting.NAME}
                </Link>
                <MemberName id={painting.UPID} nick={painting.NICK} className={styles.nick} />
              </>
            ) : (
              <>
                <i className={styles.none} />
                <span className={styles.free}>
                  {place === next && WAITING > 0 ? words.emptyWaiting(WAITING) : words.emptyPlace}
                </span>
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Two rings of pearls: the way of the balls, and the plate of the dessert to come. */
function Orbit() {
  return (
    <svg className={styles.orbit} viewBox="-100 -100 200 200" aria-hidden="true">
      <circle r="77" className={styles.way} />
      <circle r="36" fill="var(--surface)" />
      <circle r="40" className={styles.plate} />
    </svg>
  )
}
