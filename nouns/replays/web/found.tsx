import found from '#cards/search/found-row.module.css'
import { type FoundThings, foundThings } from '#cards/search/found-things.tsx'
import { GamePicture } from '#design/art/games/game-picture.tsx'
import { classNames } from '#design/class-names.ts'
import { Marked } from '#design/parts/marked.tsx'
import type { FoundRow } from '#rules/search/searched.ts'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage } from '#session/words.tsx'
import { foundReplaysPack } from '../words/found-replays.pack.ts'
import { RankChip } from './card/rank-chip.tsx'
import { ReplayScore } from './card/replay-score.tsx'
import { runWords } from './card/run-words.ts'
import styles from './found.module.css'

/** Replays that the site search finds. */
export const foundOfNoun: readonly FoundThings[] = [
  foundThings<'replay'>({
    type: 'replay',
    order: 30,
    rows: 'replays',
    filters: ['game', 'rank', 'no:miss', 'no:bomb', 'by', 'after'],
    words: foundReplaysPack,
    keyOf: (row) => row.KeyID,
    by: (row) => row.UPID,
    Row: FoundReplayRow,
  }),
]

function FoundReplayRow({ row }: { readonly row: FoundRow<'replay'> }) {
  const { words, language } = useLanguage()
  const run = runWords(row, language)
  return (
    <li className={classNames('opens', found.row, found.pictured, styles.replay)} data-list-item="">
      <GamePicture kind="thumb" game={row.GAM} src={row.SCREEN || null} alt={run.title} />
      <div className={found.words}>
        <Link to={`/r/${row.CODE}`} data-list-main="" className="opener">
          <span className="visually-hidden">{`${run.title} ${run.rank} ${run.shortShot} `}</span>
          <ReplayScore value={row.SCORE} className={styles.score} />
        </Link>
        <p className={classNames(found.meta, styles.meta)}>
          <RankChip rank={row.RANK} />
          <span>{run.title}</span>
          <span>{run.shortShot}</span>
          <span className="ellipsis">{row.NICK || words.accounts.closedName}</span>
          <Ago at={row.UPTIME} />
        </p>
      </div>
      {row.COMMENT !== '' && (
        <p className={styles.note}>
          <Marked text={row.COMMENT} marks={row.MARKS} />
        </p>
      )}
    </li>
  )
}
