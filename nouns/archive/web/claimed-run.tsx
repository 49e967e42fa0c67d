import { GameTile } from '#design/art/games/game-tile.tsx'
import { RankChip } from '#nouns/replays/web/card/rank-chip.tsx'
import { ReplayScore } from '#nouns/replays/web/card/replay-score.tsx'
import { runWords } from '#nouns/replays/web/card/run-words.ts'
import { useLanguage } from '#session/words.tsx'
import type { ArchivedRun } from '../contract/archive.ts'
import styles from './claims.module.css'

/** An archived run as the head of a claim. */
export function ClaimedRun({ run }: { readonly run: ArchivedRun }) {
  const { language } = useLanguage()
  const { title, shortShot, played } = runWords(run, language)
  return (
    <p className={styles.run}>
      <GameTile game={run.GAM} label={title} />
      <span className={styles.about}>
        <b className={styles.pilot}>{run.PILOT}</b>
        <span>
          {title} {shortShot} {run.ROUTE}
        </span>
        <RankChip rank={run.RANK} />
        <small>{played}</small>
      </span>
      <b>
        <ReplayScore value={run.SCORE} />
      </b>
    </p>
  )
}
