import { MemberName } from '#cards/person/member-name.tsx'
import type { FoundClub, FoundFloor, FoundPainting, FoundPerson, FoundReplay, FoundTopic } from '#contract/search.ts'
import { GamePicture } from '#design/art/games/game-picture.tsx'
import { Head } from '#design/art/heads/head.tsx'
import { pictureSize } from '#design/art/picture-size.ts'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Marked } from '#design/parts/marked.tsx'
import { clubIntroIn } from '#nouns/clubs/rules/club-name.ts'
import { clubPath, floorPath } from '#nouns/clubs/web/card/topic-path.ts'
import { TopicRow } from '#nouns/clubs/web/card/topic-row.tsx'
import { useClubName } from '#nouns/clubs/web/card/use-club-name.ts'
import { RankChip } from '#nouns/replays/web/card/rank-chip.tsx'
import { ReplayScore } from '#nouns/replays/web/card/replay-score.tsx'
import { runWords } from '#nouns/replays/web/card/run-words.ts'
import { formatNumber } from '#rules/text.ts'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { searchPack } from '../../words/search.pack.ts'
import styles from './found-rows.module.css'

export function FoundTopicRow({ row }: { readonly row: FoundTopic }) {
  return <TopicRow row={row} title={<Marked text={row.TITLE} marks={row.MARKS} />} club excerpt />
}

/** A floor, linked to exactly that floor. */
export function FoundFloorRow({ row }: { readonly row: FoundFloor }) {
  const clubName = useClubName()
  const words = useWords(searchPack)
  return (
    <li className={classNames('opens', styles.row, styles.floor)} data-list-item="">
      <Head id={row.UID} src={row.HEAD || null} size={36} alt="" />
      <div className={styles.words}>
        <p className={styles.by}>
          <MemberName id={row.UID} nick={row.NICK} />
          <Ago at={row.TIME} className={styles.time} />
        </p>
        <p className={styles.excerpt}>
          <Marked text={row.EXCERPT} marks={row.MARKS} />
        </p>
        <p className={styles.meta}>
          <Link to={floorPath(row.T, row.FLOOR)} data-list-main="" className={classNames('opener', styles.topic)}>
            <span className="ellipsis">{row.TITLE}</span> <span className="num">{words.floor(row.FLOOR)}</span>
          </Link>
          <span className={styles.club}>{clubName(row)}</span>
        </p>
      </div>
      {row.LIKES > 0 && (
        <span className={styles.likes}>
          <Icon name="heart" size={14} />
          <span className="visually-hidden">{words.likes(formatNumber(row.LIKES))}</span>
          <span aria-hidden="true">{formatNumber(row.LIKES)}</span>
        </span>
      )}
    </li>
  )
}

export function FoundReplayRow({ row }: { readonly row: FoundReplay }) {
  const { words, language } = useLanguage()
  const run = runWords(row, language)
  return (
    <li className={classNames('opens', styles.row, styles.replay)} data-list-item="">
      <GamePicture kind="thumb" game={row.GAM} src={row.SCREEN || null} alt={run.title} />
      <div className={styles.words}>
        <Link to={`/r/${row.CODE}`} data-list-main="" className="opener">
          <span className="visually-hidden">{`${run.title} ${run.rank} ${run.shortShot} `}</span>
          <ReplayScore value={row.SCORE} className={styles.score} />
        </Link>
        <p className={styles.meta}>
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

export function FoundPaintingRow({ row }: { readonly row: FoundPainting }) {
  const { words } = useLanguage()
  return (
    <li className={classNames('opens', styles.row, styles.painting)} data-list-item="">
      <img
        src={pictureSize(row.SRC, 'list')}
        width={80}
        height={60}
        alt=""
        loading="lazy"
        className={classNames(styles.picture, row.NOTE !== '' && styles.noted)}
      />
      <div className={styles.words}>
        <Link to={`/e/${row.KeyID}`} data-list-main="" className={classNames('opener', styles.name)}>
          <Marked text={row.NAME} marks={row.MARKS} />
        </Link>
        <p className={styles.meta}>
          <span className="ellipsis">{row.NICK || words.accounts.closedName}</span> <Ago at={row.UPTIME} />
        </p>
      </div>
    </li>
  )
}

export function FoundPersonRow({ row }: { readonly row: FoundPerson }) {
  return (
    <li className={classNames('opens', styles.row, styles.person)} data-list-item="">
      <Head id={row.UID} src={row.HEAD || null} size={40} alt="" />
      <div className={styles.words}>
        <Link to={`/p/${row.UID}`} data-list-main="" className={classNames('opener', styles.name)}>
          <Marked text={row.NICK} marks={row.MARKS} />
        </Link>
        {row.BRINT !== '' && <p className={styles.intro}>{row.BRINT}</p>}
      </div>
    </li>
  )
}

export function FoundClubRow({ row }: { readonly row: FoundClub }) {
  const name = useClubName()(row)
  const intro = clubIntroIn(useLanguage().language, row)
  const words = useWords(searchPack)
  return (
    <li className={classNames('opens', styles.row, styles.person)} data-list-item="">
      <Head id={row.KeyID} src={row.PIC || null} size={40} alt="" />
      <div className={styles.words}>
        <Link to={clubPath(row.KeyID)} data-list-main="" className={classNames('opener', styles.name)}>
          {name === row.NAME ? <Marked text={name} marks={row.MARKS} /> : name}
        </Link>
        <p className={styles.intro}>
          {words.clubCounts(formatNumber(row.TOPICS), formatNumber(row.FLOORS))}
          {intro !== '' && ` · ${intro}`}
        </p>
      </div>
    </li>
  )
}
