import { useRead } from '#api/reads.ts'
import { Faces } from '#cards/person/faces.tsx'
import { Head } from '#design/art/heads/head.tsx'
import { Icon } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { TopicHead } from '../../contract/clubs.ts'
import { clubs } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { clubPath } from '../card/topic-path.ts'
import { useClubName } from '../card/use-club-name.ts'
import { AroundTopic } from './around-topic.tsx'
import { FloorJump } from './floor-jump.tsx'
import styles from './topic-rail.module.css'

export interface TopicRailProps {
  readonly topic: TopicHead
  /** Floors on a page. */
  readonly size: number
  readonly onSeek: (floor: number) => void
}

/** Beside the floors: the most liked ones, runs, a way to any floor of several pages, the club, and who spoke. */
export function TopicRail({ topic, size, onSeek }: TopicRailProps) {
  const clubName = useClubName()
  const { topic: words, title } = useWords(clubsPack)
  return (
    <aside className={styles.rail}>
      <AroundTopic t={topic.KeyID} size={size} />
      {topic.TOP > size && (
        <section>
          <SectionHead title={words.jump.title} />
          <Card pad>
            <FloorJump top={topic.TOP} onSeek={onSeek} />
          </Card>
        </section>
      )}
      <section>
        <SectionHead title={title} />
        <Link to={clubPath(topic.MS)} className={buttonClass({ block: true }, styles.club)}>
          <Head id={topic.MS} src={topic.MSPIC || null} size={24} alt="" />
          <span className="ellipsis">{clubName(topic)}</span>
          <Icon name="chevron-right" size={16} />
        </Link>
      </section>
      <People t={topic.KeyID} />
    </aside>
  )
}

/** Read in the browser only, so that the first HTML does not wait for it. */
function People({ t }: { readonly t: number }) {
  const { topic: words } = useWords(clubsPack)
  const { value } = useRead(clubs.calls.topicHeads, { id: String(t) }, { enabled: !import.meta.env.SSR, quiet: true })
  if (!value || value.length === 0) return null
  return (
    <section>
      <SectionHead title={words.people.title} />
      <Card pad>
        <Faces people={value} />
      </Card>
    </section>
  )
}
