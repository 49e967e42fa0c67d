import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import row from '#desks/desk-row.module.css'
import { useWords } from '#session/words.tsx'
import type { StaffTopic } from '../../contract/club-staff.ts'
import { clubs } from '../../contract/clubs.ts'
import { clubDeskPack } from '../../words/club-desk.pack.ts'
import styles from './desk.module.css'
import { moved } from './moved.ts'
import { TopicLine } from './topic-line.tsx'
import { TopicSearch } from './topic-search.tsx'

/** Recommended topics in their order, and all topics to choose from. */
export function TopicDesk() {
  const { recommended, topics: words } = useWords(clubDeskPack)
  const read = useRead(clubs.calls.allTopics, { state: 'recommended' })
  const set = useWrite(clubs.calls.recommend, { success: 'saved' })
  const ids = read.value?.rows.map(({ KeyID }) => KeyID) ?? []
  const recommend = (t: readonly number[]) => void set.run({ t: [...t] })
  const isFull = ids.length >= most
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <h2 className={styles.heading}>{recommended.title}</h2>
        <p className="mute">{recommended.text}</p>
        <DeskRead read={read}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState title={recommended.empty} />
            ) : (
              <ol className={cardClass({ clip: true }, styles.ordered)} aria-label={recommended.title}>
                {rows.map((topic, at) => (
                  <li key={topic.KeyID} className={row.item}>
                    <TopicLine topic={topic} />
                    <OrderTools topic={topic} at={at} ids={ids} busy={set.busy} onOrder={recommend} />
                  </li>
                ))}
              </ol>
            )
          }
        </DeskRead>
      </Stack>
      <Stack gap={3}>
        <h2 className={styles.heading}>{recommended.all}</h2>
        {isFull && <p className="mute">{recommended.full}</p>}
        <TopicSearch
          call={clubs.calls.allTopics}
          tools={(topic) =>
            topic.RECOMMENDED === 'N' && topic.HIDDEN === 'N' && topic.HELD === 'N' ? (
              <Button
                size="small"
                icon="star"
                disabled={isFull || set.busy}
                aria-label={words.recommendOf(topic.TITLE)}
                onClick={() => recommend([...ids, topic.KeyID])}
              >
                {words.recommend}
              </Button>
            ) : null
          }
        />
      </Stack>
    </Stack>
  )
}

/** A page of the list that the house takes at once. */
const most = 20

interface OrderToolsProps {
  readonly topic: StaffTopic
  readonly at: number
  readonly ids: readonly number[]
  readonly busy: boolean
  readonly onOrder: (ids: readonly number[]) => void
}

function OrderTools({ topic, at, ids, busy, onOrder }: OrderToolsProps) {
  const { recommended } = useWords(clubDeskPack)
  return (
    <div className={row.actions}>
      <Button
        size="small"
        variant="quiet"
        disabled={busy || at === 0}
        aria-label={recommended.upOf(topic.TITLE)}
        onClick={() => onOrder(moved(ids, at, at - 1))}
      >
        {recommended.up}
      </Button>
      <Button
        size="small"
        variant="quiet"
        disabled={busy || at === ids.length - 1}
        aria-label={recommended.downOf(topic.TITLE)}
        onClick={() => onOrder(moved(ids, at, at + 1))}
      >
        {recommended.down}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon="x"
        disabled={busy}
        aria-label={recommended.removeOf(topic.TITLE)}
        onClick={() => onOrder(ids.filter((id) => id !== topic.KeyID))}
      >
        {recommended.remove}
      </Button>
    </div>
  )
}
