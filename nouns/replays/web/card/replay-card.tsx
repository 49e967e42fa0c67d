import { GamePicture } from '#design/art/games/game-picture.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage } from '#session/words.tsx'
import type { ReplayRow } from '../../contract/replays.ts'
import { RankChip } from './rank-chip.tsx'
import styles from './replay-card.module.css'
import { ReplayScore } from './replay-score.tsx'
import { runWords } from './run-words.ts'

/** A replay as a card with picture, score, pilot and time. The whole card links to the replay's page. */
export function ReplayCard({ row, eager }: { readonly row: ReplayRow; readonly eager?: boolean | undefined }) {
  const { words, language } = useLanguage()
  const run = runWords(row, language)
  return (
    <Link to={`/r/${row.CODE}`} className={cardClass({ link: true }, styles.card)}>
      <GamePicture
        kind="card"
        game={row.GAM}
        src={row.SCREEN || null}
        alt={run.title}
        eager={eager}
        className={styles.picture}
      />
      <span className={styles.words}>
        <ReplayScore value={row.SCORE} className={styles.score} />
        <span className={styles.line}>
          <RankChip rank={row.RANK} />
          <span className="ellipsis">{run.shortShot}</span>
        </span>
        <span className={styles.line}>
          <span className="ellipsis">{row.NICK || words.accounts.closedName}</span>
          <Ago at={row.UPTIME} className={styles.time} />
        </span>
      </span>
    </Link>
  )
}
