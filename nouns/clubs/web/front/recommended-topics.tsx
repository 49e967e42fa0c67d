import { useRead } from '#api/reads.ts'
import { classNames } from '#design/class-names.ts'
import { cardClass } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { TopicRow } from '../../contract/clubs.ts'
import { clubs } from '../../contract/clubs.ts'
import { topicsPack } from '../../words/topics.pack.ts'
import { topicPath } from '../card/topic-path.ts'
import { useClubName } from '../card/use-club-name.ts'
import styles from './recommended-topics.module.css'

/** The topics that the staff recommend. */
export function RecommendedTopics() {
  const { home: words } = useWords(topicsPack)
  const { value } = useRead(clubs.calls.recommended, {}, { quiet: true })
  if (!value || value.length === 0) return null
  return (
    <section>
      <SectionHead title={words.recommended.title} />
      <ul className={cardClass({ clip: true })}>
        {value.slice(0, 5).map((row) => (
          <Pick key={row.KeyID} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Pick({ row }: { readonly row: TopicRow }) {
  const clubName = useClubName()
  const words = useWords(topicsPack)
  return (
    <li className={classNames('opens', styles.pick)} data-list-item="">
      <Link to={topicPath(row.KeyID)} data-list-main="" className={classNames('opener', styles.title)}>
        {row.TITLE}
      </Link>
      <span className={styles.about}>
        {clubName(row)}
        {row.FLOORS > 1 && ` · ${words.replies(row.FLOORS - 1)}`}
      </span>
    </li>
  )
}
