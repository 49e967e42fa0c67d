import { MemberName } from '#cards/person/member-name.tsx'
import type { FeedRow } from '#contract/social.ts'
import { Head } from '#design/art/heads/head.tsx'
import { classNames } from '#design/class-names.ts'
import { Icon, type IconName } from '#design/icons/icon.tsx'
import { lastingFloorPath } from '#nouns/clubs/web/card/topic-path.ts'
import { useClubName } from '#nouns/clubs/web/card/use-club-name.ts'
import { runWords } from '#nouns/replays/web/card/run-words.ts'
import { formatNumber } from '#rules/text.ts'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import styles from './feed-line.module.css'

export interface FeedLineProps {
  readonly row: FeedRow
  /** Leaves out the person's name, for their own page. */
  readonly anonymous?: boolean | undefined
  /** Number of floors of the person in the topic that the line stands for. */
  readonly floors?: number | undefined
}

/** One public act in a feed: the person, the act, its object (replay, person or topic), and its text. */
export function FeedLine({ row, anonymous, floors = 1 }: FeedLineProps) {
  const clubName = useClubName()
  return (
    <li className={classNames('opens', styles.line)} data-list-item="">
      <span className={classNames(styles.mark, styles[row.KIND])}>
        {anonymous ? (
          <Icon name={icons[row.KIND]} size={18} />
        ) : (
          <Head id={row.UID} src={row.HEAD || null} size={36} alt="" />
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.say}>
          {!anonymous && (
            <>
              <MemberName id={row.UID} nick={row.NICK} className={styles.nick} />{' '}
            </>
          )}
          <Act row={row} floors={floors} />
        </p>
        {row.WORDS && <p className={styles.quote}>{row.WORDS}</p>}
        <p className={styles.meta}>
          {row.REPLAY && <span className="num">{formatNumber(row.REPLAY.SCORE)}</span>}
          {row.TOPIC && <span>{clubName(row.TOPIC)}</span>}
          <Ago at={row.TIME} />
        </p>
      </div>
    </li>
  )
}

function Act({ row, floors }: { readonly row: FeedRow; readonly floors: number }) {
  const { language } = useLanguage()
  const { feed } = useWords(personPack)
  if (row.PERSON)
    return (
      <Link to={`/p/${row.PERSON.UID}`} {...opener}>
        {feed.follow(row.PERSON.NICK)}
      </Link>
    )
  if (row.TOPIC) {
    const { T, FLOOR, TITLE } = row.TOPIC
    const say = row.KIND === 'topic' ? feed.topic(TITLE, floors - 1) : feed.floor(TITLE, FLOOR, floors)
    return (
      <Link to={lastingFloorPath(T, FLOOR)} {...opener}>
        {say}
      </Link>
    )
  }
  if (row.PAINTING)
    return (
      <Link to={`/e/${row.PAINTING.KeyID}`} {...opener}>
        {feed.painting(row.PAINTING.NAME)}
      </Link>
    )
  if (row.STAKE) {
    const { EVENT, TITLE, OPTION } = row.STAKE
    return (
      <Link to={`/bocai/${EVENT}`} {...opener}>
        {feed.stake(OPTION, TITLE)}
      </Link>
    )
  }
  if (!row.REPLAY) return null
  const { title, rank, shortShot } = runWords({ ...row.REPLAY, REPTIME: '' }, language)
  const run = feed.run([title, rank, shortShot].filter(Boolean))
  const to = `/r/${row.REPLAY.CODE}`
  if (row.KIND === 'upload')
    return (
      <Link to={to} {...opener}>
        {feed.upload(run)}
      </Link>
    )
  return (
    <>
      <Link to={`${to}#comments`} {...opener}>
        {feed.comment(run)}
      </Link>
      {row.REPLAY.UPID !== row.UID && <span className={styles.by}>{feed.by(row.REPLAY.NICK)}</span>}
    </>
  )
}

/** Makes this link the target of the whole line. */
const opener = { className: 'opener', 'data-list-main': '' }

const icons: Readonly<Record<FeedRow['KIND'], IconName>> = {
  upload: 'upload',
  comment: 'message-circle',
  follow: 'user',
  topic: 'pencil',
  floor: 'messages-square',
  painting: 'image',
  stake: 'dices',
}
