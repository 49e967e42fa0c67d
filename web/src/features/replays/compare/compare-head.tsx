import type { ReplayDetail } from '@patisserie/contract/replays'
import { formatNumber } from '@patisserie/rules/text'
import { MemberName } from '../../../cards/person/member-name.tsx'
import { RankChip } from '../../../cards/replay/rank-chip.tsx'
import { ReplayFlags } from '../../../cards/replay/replay-flags.tsx'
import { ReplayScore } from '../../../cards/replay/replay-score.tsx'
import { runWords } from '../../../cards/replay/run-words.ts'
import { GamePicture } from '../../../design/art/game-picture.tsx'
import { Head } from '../../../design/art/head.tsx'
import { classNames } from '../../../design/parts/class-names.ts'
import { Plaque } from '../../../design/parts/plaque.tsx'
import { Link } from '../../../session/link.tsx'
import { useLanguage } from '../../../session/words.tsx'
import { useScorecardWords } from '../page/scorecard-words.ts'
import styles from './compare-head.module.css'

interface PairProps {
  readonly a: ReplayDetail
  readonly b: ReplayDetail
}

/** Both runs in one shop label, the game's picture between them. */
export function CompareHead({ a, b }: PairProps) {
  const { language } = useLanguage()
  const names = runWords(a, language)
  return (
    <Plaque className={styles.plaque}>
      <Side run={a} ahead={a.SCORE - b.SCORE} tint="one" />
      <div className={styles.middle}>
        <GamePicture kind="card" game={a.GAM} alt={names.fullGame} eager className={styles.picture} />
        <RankChip rank={a.RANK} size="large" />
      </div>
      <Side run={b} ahead={b.SCORE - a.SCORE} tint="other" />
    </Plaque>
  )
}

interface SideProps {
  readonly run: ReplayDetail
  /** This run's score minus the other run's. */
  readonly ahead: number
  readonly tint: 'one' | 'other'
}

function Side({ run, ahead, tint }: SideProps) {
  const { words, language } = useLanguage()
  const { compare } = useScorecardWords()
  const { replays } = words
  const names = runWords(run, language)
  return (
    <div className={classNames(styles.side, styles[tint])}>
      <p className={styles.who}>
        <Head id={run.UPID} src={run.HEAD || null} size={24} alt="" />
        <MemberName id={run.UPID} nick={run.NICK} className={styles.nick} />
      </p>
      <p>
        <Link to={`/r/${run.CODE}`} className={styles.run}>
          {[names.shortShot || names.game, run.TYPE === 'scene' ? run.STAGE : replays.progress(run.STAGE)].join(' · ')}
        </Link>
      </p>
      <p>
        <ReplayScore value={run.SCORE} className={styles.score} />
      </p>
      <p className={styles.ahead}>
        {ahead > 0 ? compare.ahead(formatNumber(ahead)) : ahead === 0 ? compare.level : ''}
      </p>
      <p className={styles.flags}>
        <ReplayFlags row={run} />
      </p>
    </div>
  )
}
