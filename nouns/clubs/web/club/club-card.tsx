import { Cover } from '#design/art/games/cover.tsx'
import { classNames } from '#design/class-names.ts'
import { cardClass } from '#design/parts/card.tsx'
import { Hitbox } from '#design/parts/hitbox.tsx'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ListedClub } from '../../contract/clubs.ts'
import { clubIntroIn } from '../../rules/club-name.ts'
import { clubListPack } from '../../words/club-list.pack.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { topicsPack } from '../../words/topics.pack.ts'
import type { Unread } from '../card/topic-marks.ts'
import { clubPath, topicPath } from '../card/topic-path.ts'
import { useClubName } from '../card/use-club-name.ts'
import styles from './club-card.module.css'

export interface ClubCardProps {
  readonly club: ListedClub
  /** By topic. */
  readonly unread: ReadonlyMap<number, Unread>
  /** Its cover is in the first view. */
  readonly eager: boolean
}

/** A club in the list: its cover, words and counts, and the topics last written in. */
export function ClubCard({ club, unread, eager }: ClubCardProps) {
  const clubName = useClubName()
  const { language } = useLanguage()
  const words = useWords(clubsPack)
  const list = useWords(clubListPack)
  const { NEWEST } = club
  return (
    <li className={cardClass({ clip: true }, styles.club)} data-list-item="">
      <Cover id={club.KeyID} name={club.NAME} src={club.PIC} eager={eager} className={styles.cover} />
      <div className={styles.words}>
        <h3 className={`ellipsis ${styles.name}`}>
          <Link to={clubPath(club.KeyID)} data-list-main="" className="opener">
            {clubName(club)}
          </Link>
        </h3>
        <p className={styles.intro}>{clubIntroIn(language, club)}</p>
        <p className={styles.counts}>{words.counts(club.TOPICS, club.FLOORS)}</p>
      </div>
      <ul className={styles.topics}>
        {NEWEST.map((topic) => (
          <Topic key={topic.KeyID} topic={topic} fresh={unread.has(topic.KeyID)} />
        ))}
        {NEWEST.length === 0 && <li className={styles.quiet}>{list.quiet}</li>}
      </ul>
    </li>
  )
}

interface TopicProps {
  readonly topic: ListedClub['NEWEST'][number]
  readonly fresh: boolean
}

function Topic({ topic, fresh }: TopicProps) {
  const { unread } = useWords(topicsPack)
  const { closedName } = useWords().accounts
  return (
    <li className={classNames(styles.topic, fresh && styles.fresh)}>
      {fresh && <Hitbox label={unread} />}
      <Link to={topicPath(topic.KeyID)} data-list-aside="" className={`ellipsis ${styles.title}`}>
        {topic.TITLE}
      </Link>
      <span className={styles.last}>
        <span className={`ellipsis ${styles.who}`}>{topic.LASTNICK || closedName}</span>
        <Ago at={topic.LASTTIME} />
      </span>
    </li>
  )
}
