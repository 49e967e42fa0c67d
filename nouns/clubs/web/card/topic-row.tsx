import type { ReactNode } from 'react'
import { Head } from '#design/art/heads/head.tsx'
import { classNames } from '#design/class-names.ts'
import { Chip } from '#design/parts/chip.tsx'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { TopicRow as Row } from '../../contract/clubs.ts'
import { topicsPack } from '../../words/topics.pack.ts'
import type { Unread } from './topic-marks.ts'
import { floorPath, topicPath } from './topic-path.ts'
import styles from './topic-row.module.css'
import { useClubName } from './use-club-name.ts'

export interface TopicRowProps {
  readonly row: Row
  /** The title with something marked in it. */
  readonly title?: ReactNode
  readonly unread?: Unread | undefined
  /** The reader's page size, in floors. */
  readonly size?: number | undefined
  /** Shows the club's name, for a list over several clubs. */
  readonly club?: boolean | undefined
  /** The list is in the order of the last floors: phones, which have no column for it, show its author and time. */
  readonly byLast?: boolean | undefined
  /** Shows the excerpt. */
  readonly excerpt?: boolean | undefined
  readonly className?: string | undefined
  /** Content at the end of the row, such as a button. */
  readonly children?: ReactNode
}

/** A topic in a list: author, title, counts, and the author and time of the last floor. */
export function TopicRow({ row, title, unread, size, club, byLast, excerpt, className, children }: TopicRowProps) {
  const words = useWords(topicsPack)
  const clubName = useClubName()
  const { closedName } = useWords().accounts
  return (
    <li className={classNames('opens', styles.row, unread && styles.unread, className)} data-list-item="">
      <span className={styles.head}>
        <Head id={row.UID} src={row.HEAD || null} size={40} alt="" />
        {unread && <span className={classNames('hit', styles.dot)} role="img" aria-label={words.unread} />}
      </span>
      <div className={styles.words}>
        <p className={styles.line}>
          <Link to={topicPath(row.KeyID)} data-list-main="" className={classNames('opener ellipsis', styles.title)}>
            {title ?? row.TITLE}
          </Link>
          {row.HELD === 'Y' && (
            <Chip tint="honey">
              <span title={words.heldHint}>{words.held}</span>
            </Chip>
          )}
          {row.RECOMMENDED === 'Y' && <Chip tint="honey">{words.recommended}</Chip>}
          {row.PINNED === 'Y' && <Chip tint="straw">{words.pinned}</Chip>}
          {row.LOCKED === 'Y' && <Chip>{words.locked}</Chip>}
        </p>
        {excerpt && row.EXCERPT !== '' && <p className={classNames('ellipsis', styles.excerpt)}>{row.EXCERPT}</p>}
        <p className={styles.meta}>
          {club && <span className={classNames('ellipsis', styles.club)}>{clubName(row)}</span>}
          <span className={classNames('ellipsis', styles.who, byLast && 'not-m')}>{row.NICK || closedName}</span>
          <Ago at={row.UPTIME} className={byLast ? 'not-m' : undefined} />
          {byLast && (
            <>
              <span className={classNames('ellipsis only-m', styles.who)}>{row.LASTNICK || closedName}</span>
              <Ago at={row.LASTTIME} className="only-m" />
            </>
          )}
          {unread && unread.from > 1 && (
            <Link to={floorPath(row.KeyID, unread.from, size)} className={styles.first}>
              {words.firstUnread}
            </Link>
          )}
        </p>
      </div>
      <span className={styles.counts}>
        {row.FLOORS > 1 && <span>{words.replies(row.FLOORS - 1)}</span>}
        {row.LIKES > 0 && <small>{words.likes(row.LIKES)}</small>}
      </span>
      <Link
        to={floorPath(row.KeyID, row.LASTFLOOR, size)}
        className={styles.last}
        title={row.LASTNICK === '' ? words.lastAnonymous : words.last(row.LASTNICK)}
      >
        <b className="ellipsis">{row.LASTNICK || closedName}</b>
        <Ago at={row.LASTTIME} />
      </Link>
      {children}
    </li>
  )
}
