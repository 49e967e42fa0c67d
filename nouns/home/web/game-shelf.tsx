import { GameTile } from '#design/art/games/game-tile.tsx'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { gameTitle } from '#rules/games/game-names.ts'
import { gameLabel, gameNumbers } from '#rules/games/games.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { homePack } from '../words/home.pack.ts'
import styles from './game-shelf.module.css'

export interface GameShelfProps {
  readonly games: readonly { readonly GAM: number; readonly count: number }[]
}

/** A tile for every game with how many replays stand behind it. */
export function GameShelf({ games }: GameShelfProps) {
  const { words, language } = useLanguage()
  const home = useWords(homePack)
  const counts = new Map(games.map(({ GAM, count }) => [GAM, count]))
  return (
    <section>
      <SectionHead title={home.games.title} />
      <Card pad>
        <ul className={styles.tiles}>
          {gameNumbers.map((game) => {
            const count = counts.get(game) ?? 0
            const label = gameLabel(game, language)
            return (
              <li key={game}>
                <Link to={`/rpy?game=${game}`} className={styles.tile} title={gameTitle(game, language)}>
                  <GameTile game={game} />
                  <span className={styles.words}>
                    <span className={styles.name}>{label}</span>
                    {count > 0 && <span className={styles.count}>{words.replays.count(count, false)}</span>}
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      </Card>
    </section>
  )
}
