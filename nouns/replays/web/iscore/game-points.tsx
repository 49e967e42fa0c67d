import { gameLook } from '#design/art/game-looks.ts'
import { classNames } from '#design/class-names.ts'
import { gameTitle } from '#rules/games/game-names.ts'
import { gameLabel, isGam } from '#rules/games/games.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { BoardRow } from '../../contract/iscore.ts'
import { iscorePack } from '../../words/iscore/iscore.pack.ts'
import styles from './game-points.module.css'

/** Maximum number of games shown beside a name; the others are counted. */
const shown = 5

/** A member's best games with the points each brings. */
export function GamePoints({
  games,
  className,
}: {
  readonly games: BoardRow['GAMES']
  readonly className?: string | undefined
}) {
  const { language } = useLanguage()
  const words = useWords(iscorePack)
  const rest = games.length - shown
  return (
    <ul className={classNames(styles.games, className)}>
      {games.slice(0, shown).map(({ GAM, JF }) => (
        <li key={GAM} title={isGam(GAM) ? gameTitle(GAM, language) : undefined}>
          <span className={styles.game}>{isGam(GAM) ? gameLabel(GAM, language) : (gameLook(GAM)?.no ?? GAM)}</span>
          <span className="num">{JF}</span>
        </li>
      ))}
      {rest > 0 && <li className={styles.rest}>{words.moreGames(rest)}</li>}
    </ul>
  )
}
