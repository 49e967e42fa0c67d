import { gameNumbers } from '#rules/games/games.ts'
import { useWords } from '#session/words.tsx'
import { iscorePack } from '../../words/iscore/iscore.pack.ts'
import { GameStrip } from '../card/game-strip.tsx'
import styles from './board-games.module.css'
import { type BoardSearch, boardPath } from './board-routes.ts'

/** The board of one game or of all. */
export function BoardGames({ search }: { readonly search: BoardSearch }) {
  const words = useWords(iscorePack)
  return (
    <div className={styles.games}>
      <GameStrip
        label={words.games}
        all={{ name: words.all, short: words.allShort }}
        games={rated}
        current={search.game}
        to={(game) => (game === undefined ? '/jf' : boardPath({ game }))}
      />
    </div>
  )
}

/** 20 and 2003 have no table. */
const rated = gameNumbers.filter((game) => game !== 20 && game !== 2003)
