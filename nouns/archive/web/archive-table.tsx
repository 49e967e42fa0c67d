import { MemberLine } from '#cards/person/member-name.tsx'
import { GamePicture } from '#design/art/games/game-picture.tsx'
import { classNames } from '#design/class-names.ts'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { RankChip } from '#nouns/replays/web/card/rank-chip.tsx'
import { ReplayScore } from '#nouns/replays/web/card/replay-score.tsx'
import { runWords } from '#nouns/replays/web/card/run-words.ts'
import { formatDateTime } from '#rules/beijing-time.ts'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useRequireMember } from '#session/me.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ArchivedRun } from '../contract/archive.ts'
import { archivePack } from '../words/archive.pack.ts'
import { type ArchiveSearch, archivePath } from './archive-routes.ts'
import styles from './archive-table.module.css'

export interface ArchiveTableProps {
  readonly rows: readonly ArchivedRun[]
  /** The list's view: a row's address is the view with the run open. */
  readonly search: ArchiveSearch
  /** Other rows are on their way. */
  readonly stale: boolean
  readonly onClaim: (run: ArchivedRun) => void
}

/** Archived runs as a table, and as cards on phones. */
export function ArchiveTable({ rows, search, stale, onClaim }: ArchiveTableProps) {
  const words = useWords(archivePack)
  const { columns } = words
  // Columns that are empty on the whole page are left out.
  const shown: Shown = {
    route: rows.some(({ ROUTE }) => ROUTE !== ''),
    slow: rows.some(({ SLOW }) => SLOW !== null),
    played: rows.some(({ REPTIME }) => REPTIME !== ''),
  }
  return (
    <div className={classNames(cardClass({ clip: true }), stale && styles.stale)} aria-busy={stale || undefined}>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.game}</th>
            <th scope="col">{columns.pilot}</th>
            <th scope="col">{columns.run}</th>
            {shown.route && (
              <th scope="col" className={styles.route}>
                {columns.route}
              </th>
            )}
            <th scope="col" className={styles.number}>
              {columns.score}
            </th>
            {shown.slow && (
              <th scope="col" className={classNames(styles.slow, styles.number)}>
                {columns.slow}
              </th>
            )}
            {shown.played && (
              <th scope="col" className={styles.played}>
                {columns.played}
              </th>
            )}
            <th scope="col">{columns.owner}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((run) => (
            <ArchiveRow
              key={run.id}
              run={run}
              shown={shown}
              to={`${archivePath(search)}#run-${run.id}`}
              onClaim={() => onClaim(run)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The columns that some row of the page fills. */
interface Shown {
  readonly route: boolean
  readonly slow: boolean
  readonly played: boolean
}

interface ArchiveRowProps {
  readonly run: ArchivedRun
  readonly shown: Shown
  /** Address of its details. */
  readonly to: string
  readonly onClaim: () => void
}

function ArchiveRow({ run, shown, to, onClaim }: ArchiveRowProps) {
  const { language } = useLanguage()
  const words = useWords(archivePack)
  const requireMember = useRequireMember()
  const { game, fullGame, shot, shortShot } = runWords(run, language)
  return (
    <tr id={`run-${run.id}`} className="opens" data-list-item="">
      <td className={styles.game} title={fullGame}>
        <GamePicture kind="thumb" game={run.GAM} alt={game} />
      </td>
      <td className={styles.pilot}>
        <Link
          to={to}
          stay
          className="opener"
          data-list-main=""
          aria-label={words.runOf(run.PILOT, formatNumber(run.SCORE))}
        >
          {run.PILOT}
        </Link>
      </td>
      <td className={styles.run} title={shot}>
        <span>
          <RankChip rank={run.RANK} /> {shortShot}
          <span className="only-m"> {run.ROUTE}</span>
        </span>
      </td>
      {shown.route && <td className={styles.route}>{run.ROUTE}</td>}
      <td className={classNames(styles.score, styles.number)}>
        <ReplayScore value={run.SCORE} unit />
      </td>
      {shown.slow && (
        <td className={classNames(styles.slow, styles.number, 'num')}>
          {run.SLOW === null ? words.noSlow : `${run.SLOW.toFixed(2)} %`}
        </td>
      )}
      {shown.played && (
        <td className={classNames(styles.played, 'num')}>{formatDateTime(run.REPTIME, 'date', language)}</td>
      )}
      <td className={styles.owner}>
        {run.OWNER ? (
          <MemberLine id={run.OWNER.UID} nick={run.OWNER.NICK} head={run.OWNER.HEAD} size={28} />
        ) : (
          <Button
            size="small"
            aria-label={words.claimOf(run.PILOT, formatNumber(run.SCORE))}
            onClick={() => requireMember(onClaim)}
          >
            {words.claim}
          </Button>
        )}
      </td>
    </tr>
  )
}
