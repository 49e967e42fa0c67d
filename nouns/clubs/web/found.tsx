import { MemberName } from '#cards/person/member-name.tsx'
import found from '#cards/search/found-row.module.css'
import { type FoundThings, foundThings } from '#cards/search/found-things.tsx'
import { Head } from '#design/art/heads/head.tsx'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { Marked } from '#design/parts/marked.tsx'
import type { FoundRow } from '#rules/search/searched.ts'
import { formatNumber } from '#rules/text.ts'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { clubIntroIn } from '../rules/club-name.ts'
import { foundClubsPack } from '../words/found-clubs.pack.ts'
import { clubPath, floorPath } from './card/topic-path.ts'
import { TopicRow } from './card/topic-row.tsx'
import { useClubName } from './card/use-club-name.ts'
import styles from './found.module.css'

/** Topics, floors and clubs that the site search finds. */
export const foundOfNoun: readonly FoundThings[] = [
  foundThings<'topic'>({
    type: 'topic',
    order: 10,
    rows: 'topics',
    filters: ['by', 'in', 'after', 'before'],
    words: (language) => foundClubsPack(language).topic,
    keyOf: (row) => row.KeyID,
    by: (row) => row.UID,
    Row: FoundTopicRow,
  }),
  foundThings<'floor'>({
    type: 'floor',
    order: 20,
    rows: 'floors',
    filters: ['by', 'in', 'has:picture', 'has:replay', 'after', 'before'],
    words: (language) => foundClubsPack(language).floor,
    keyOf: (row) => `${row.T} ${row.FLOOR}`,
    by: (row) => row.UID,
    Row: FoundFloorRow,
  }),
  foundThings<'club'>({
    type: 'club',
    order: 60,
    rows: 'clubs',
    filters: [],
    aside: true,
    words: (language) => foundClubsPack(language).club,
    keyOf: (row) => row.KeyID,
    by: () => null,
    Row: FoundClubRow,
  }),
]

function FoundTopicRow({ row }: { readonly row: FoundRow<'topic'> }) {
  return <TopicRow row={row} title={<Marked text={row.TITLE} marks={row.MARKS} />} club excerpt />
}

/** A floor, linked to exactly that floor. */
function FoundFloorRow({ row }: { readonly row: FoundRow<'floor'> }) {
  const clubName = useClubName()
  const words = useWords(foundClubsPack)
  return (
    <li className={classNames('opens', found.row, styles.floor)} data-list-item="">
      <Head id={row.UID} src={row.HEAD || null} size={36} alt="" />
      <div className={found.words}>
        <p className={styles.by}>
          <MemberName id={row.UID} nick={row.NICK} />
          <Ago at={row.TIME} className={found.time} />
        </p>
        <p className={styles.excerpt}>
          <Marked text={row.EXCERPT} marks={row.MARKS} />
        </p>
        <p className={found.meta}>
          <Link to={floorPath(row.T, row.FLOOR)} data-list-main="" className={classNames('opener', styles.topic)}>
            <span className="ellipsis">{row.TITLE}</span> <span className="num">{words.number(row.FLOOR)}</span>
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

function FoundClubRow({ row }: { readonly row: FoundRow<'club'> }) {
  const name = useClubName()(row)
  const intro = clubIntroIn(useLanguage().language, row)
  const words = useWords(foundClubsPack)
  return (
    <li className={classNames('opens', found.row, found.headed)} data-list-item="">
      <Head id={row.KeyID} src={row.PIC || null} size={40} alt="" />
      <div className={found.words}>
        <Link to={clubPath(row.KeyID)} data-list-main="" className={classNames('opener', found.name)}>
          {name === row.NAME ? <Marked text={name} marks={row.MARKS} /> : name}
        </Link>
        <p className={found.intro}>
          {words.counts(formatNumber(row.TOPICS), formatNumber(row.FLOORS))}
          {intro !== '' && ` · ${intro}`}
        </p>
      </div>
    </li>
  )
}
