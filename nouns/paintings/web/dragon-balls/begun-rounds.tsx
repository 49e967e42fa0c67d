import { cardClass } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { characterName } from '#rules/games/characters.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { DragonRow } from '../../contract/dragon-balls.ts'
import { ballsOfRound } from '../../rules/dragon-balls.ts'
import { dragonBallsPack } from '../../words/dragon-balls.pack.ts'
import styles from './begun-rounds.module.css'
import { SevenBalls } from './seven-balls.tsx'

/** The open rounds of the other characters, one in each row. */
export function BegunRounds({ rows }: { readonly rows: readonly DragonRow[] }) {
  const words = useWords(dragonBallsPack)
  if (rows.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHead title={words.begun} />
      <ul className={cardClass({}, styles.rows)}>
        {rows.map((row) => (
          <OneRound key={row.CHARACTER} row={row} />
        ))}
      </ul>
    </section>
  )
}

function OneRound({ row }: { readonly row: DragonRow }) {
  const words = useWords(dragonBallsPack)
  const { language } = useLanguage()
  const { CHARACTER, BALLS, WAITING, ROUND } = row
  const name = characterName(CHARACTER, language)
  return (
    <li className={styles.item}>
      <div>
        <b className={styles.name}>{name}</b>
        <span className={styles.count}>{words.of7(BALLS.length)}</span>
        {ROUND > 1 && <span className="faint">{words.round(ROUND)}</span>}
      </div>
      <SevenBalls row={row} />
      <div className={styles.end}>
        <span className="faint">
          {words.left(ballsOfRound - BALLS.length)}
          {WAITING > 0 && ` · ${words.waiting(WAITING)}`}
        </span>
        <span className={styles.acts}>
          <Link to={`/painting?character=${CHARACTER}`} className="link" aria-label={words.wallOf(name)}>
            {words.wall}
          </Link>
          <Link to={`/painting/upload?dragon=${CHARACTER}`} className="link" aria-label={words.handInFor(name)}>
            {words.handIn}
          </Link>
        </span>
      </div>
    </li>
  )
}

/** Characters for whom nothing was handed in: each name begins a work for them. */
export function OtherCharacters({ rows }: { readonly rows: readonly DragonRow[] }) {
  const words = useWords(dragonBallsPack)
  const { language } = useLanguage()
  if (rows.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHead title={words.others} />
      <p className="mute">{words.othersText}</p>
      <ul className={styles.others}>
        {rows.map(({ CHARACTER }) => {
          const name = characterName(CHARACTER, language)
          return (
            <li key={CHARACTER}>
              <Link
                to={`/painting/upload?dragon=${CHARACTER}`}
                className={styles.other}
                aria-label={words.handInFor(name)}
              >
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
