import type { ReactNode } from 'react'
import { MemberName } from '#cards/person/member-name.tsx'
import { GamePicture } from '#design/art/games/game-picture.tsx'
import { classNames } from '#design/class-names.ts'
import styles from '#desks/queue.module.css'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import type { ReportRow } from '../../contract/replay-staff.ts'
import { RankChip } from '../card/rank-chip.tsx'
import { ReplayScore } from '../card/replay-score.tsx'
import { runWords } from '../card/run-words.ts'

interface RunLineProps {
  readonly run: Omit<ReportRow['replay'], 'HIDDEN'>
  /** Whether the replay has a page; a hidden one has none. */
  readonly linked?: boolean | undefined
  readonly children?: ReactNode
}

/** A replay in a queue: which run it is, and whose. */
export function RunLine({ run, linked = true, children }: RunLineProps) {
  const { language } = useLanguage()
  const words = useWords(adminPack).replay
  const names = runWords({ ...run, REPTIME: '' }, language)
  return (
    <div className={classNames('opens', styles.run)} data-list-item="">
      <GamePicture kind="thumb" game={run.GAM} alt="" />
      <div>
        <p className={styles.line}>
          <b>{names.title}</b>
          <RankChip rank={run.RANK} />
          <span>{names.shortShot}</span>
          <ReplayScore value={run.SCORE} />
          {linked ? (
            <Link
              to={`/r/${run.CODE}`}
              className={classNames('opener', styles.end)}
              data-list-main=""
              aria-label={`${words.view} ${run.CODE}`}
            >
              <code>{run.CODE}</code>
            </Link>
          ) : (
            <code className={styles.end}>{run.CODE}</code>
          )}
        </p>
        <p className={styles.line}>
          <MemberName id={run.UPID} nick={run.NICK} />
          {run.PILOT !== '' && <code>{run.PILOT}</code>}
          <Ago at={run.UPTIME} className="faint" />
        </p>
        {children}
      </div>
    </div>
  )
}
