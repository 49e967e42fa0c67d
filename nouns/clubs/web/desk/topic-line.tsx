import { MemberName } from '#cards/person/member-name.tsx'
import { classNames } from '#design/class-names.ts'
import { Chip } from '#design/parts/chip.tsx'
import { Row } from '#design/parts/layout.tsx'
import row from '#desks/desk-row.module.css'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { StaffTopic } from '../../contract/club-staff.ts'
import { clubDeskPack } from '../../words/club-desk.pack.ts'
import { topicPath } from '../card/topic-path.ts'
import styles from './desk.module.css'

/** A topic in the staff list: its state, club, author, and the reason of the last staff act on it with its author. */
export function TopicLine({ topic }: { readonly topic: StaffTopic }) {
  const { topics } = useWords(clubDeskPack)
  const { states } = topics
  return (
    <div className={classNames('opens', row.about)} data-list-item="">
      <Row gap={2}>
        {topic.HIDDEN === 'Y' ? (
          <span className={styles.title}>{topic.TITLE}</span>
        ) : (
          <Link to={topicPath(topic.KeyID)} data-list-main="" className={classNames('opener', styles.title)}>
            {topic.TITLE}
          </Link>
        )}
        {topic.HIDDEN === 'Y' && <Chip>{topics.hidden}</Chip>}
        {topic.HELD === 'Y' && <Chip tint="honey">{states.held}</Chip>}
        {topic.PINNED === 'Y' && <Chip tint="straw">{states.pinned}</Chip>}
        {topic.LOCKED === 'Y' && <Chip tint="soda">{states.locked}</Chip>}
        {topic.RECOMMENDED === 'Y' && <Chip tint="matcha">{states.recommended}</Chip>}
      </Row>
      <p className={styles.line}>
        <span>{topic.KeyID}</span>
        <span>{topic.MSNAME}</span>
        <MemberName id={topic.UID} nick={topic.NICK} />
        <span>{topics.floors(topic.FLOORS)}</span>
        <Ago at={topic.UPTIME} />
      </p>
      {topic.REASON !== '' && (
        <p className={styles.line}>
          <span>{topics.last}</span>
          <span>{topic.REASON}</span>
        </p>
      )}
    </div>
  )
}
