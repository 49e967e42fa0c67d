import { buttonClass } from '#design/parts/button.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { FloorRow, TopicHead } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { topicsPack } from '../../words/topics.pack.ts'
import { floorPath, topicPath } from '../card/topic-path.ts'
import styles from './topic-nav.module.css'

export interface TopicNavProps {
  readonly topic: TopicHead
  readonly page: number
  /** The pages have the floors of who began the topic. */
  readonly only: boolean
  readonly size: number
  readonly rows: readonly FloorRow[]
  /** The last floor read before; null where that is not known. */
  readonly read: number | null
}

/**
 * Links to a topic's first unread floor, its last floor and its pages; the range of floors where there are several pages.
 */
export function TopicNav({ topic, page, only, size, rows, read }: TopicNavProps) {
  const { topic: words, club } = useWords(clubsPack)
  const { firstUnread } = useWords(topicsPack)
  const [first, last] = [rows[0]?.FLOOR, rows.at(-1)?.FLOOR]
  const unread = read !== null && read > 0 && read < topic.LASTFLOOR ? read + 1 : null
  const link = buttonClass({ size: 'small', variant: 'quiet' })
  const pages = Math.ceil((only ? topic.OWNFLOORS : topic.TOP) / size)
  if (pages < 2 && topic.LASTFLOOR < 2) return null
  return (
    <div className={styles.nav}>
      {pages > 1 && (
        <span className={styles.range}>{first && last && !only ? words.range(first, last, topic.TOP) : '\u00a0'}</span>
      )}
      <span className={styles.links}>
        {unread && (
          <Link to={floorPath(topic.KeyID, unread, size)} stay className={link}>
            {firstUnread}
          </Link>
        )}
        {topic.LASTFLOOR > 1 && (
          <Link to={floorPath(topic.KeyID, topic.LASTFLOOR, size)} stay className={link}>
            {words.lastFloor}
          </Link>
        )}
      </span>
      <Pager
        page={page}
        pages={pages}
        labels={{ nav: words.pager, previous: club.previous, next: club.next, page: words.page }}
        link={(p, props) => <Link {...props} to={topicPath(topic.KeyID, p, only)} stay />}
      />
    </div>
  )
}
