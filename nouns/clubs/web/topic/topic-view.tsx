import { useRef, useState } from 'react'
import { EmptyArt } from '#cards/empty-art.tsx'
import { useViewer } from '#cards/viewer/use-viewer.tsx'
import type { Out } from '#contract/endpoint.ts'
import { buttonClass } from '#design/parts/button.tsx'
import { FreshPill } from '#design/parts/fresh-pill.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { clubs } from '../../contract/clubs.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { topicPath } from '../card/topic-path.ts'
import { Floor } from '../floor/floor.tsx'
import { FloorActsContext } from '../floor/floor-acts.ts'
import { useRichText } from '../use-rich-text.ts'
import { FloorDialogs } from './floor-dialogs.tsx'
import { OnlyAuthor } from './only-author.tsx'
import { TopicHead } from './topic-head.tsx'
import { TopicNav } from './topic-nav.tsx'
import { TopicRail } from './topic-rail.tsx'
import styles from './topic-view.module.css'
import { useFloorActs } from './use-floor-acts.ts'
import { useFreshFloors } from './use-fresh-floors.ts'
import { useOwnHeld } from './use-own-held.ts'
import { useOwnMarks } from './use-own-marks.ts'
import { useReadingMark } from './use-reading-mark.ts'
import { useSeekFloor } from './use-seek-floor.ts'
import { ReplyBox, type ReplyHandle } from './writing/reply-box.tsx'

export interface TopicViewProps {
  readonly answer: Out<typeof clubs.calls.floors>
  readonly page: number
  readonly only: boolean
  readonly size: number
  /** The floors are those of the page before. */
  readonly stale: boolean
  readonly onAgain: () => void
}

/** A topic that is there: head, floors, what is beside them, and the place to reply. */
export function TopicView({ answer, page, only, size, stale, onAgain }: TopicViewProps) {
  const { topic, rows, authors } = answer
  const { topic: words } = useWords(clubsPack)
  const reply = useRef<ReplyHandle>(null)
  const [quoting, setQuoting] = useState<readonly number[]>([])
  const list = useRef<HTMLDivElement>(null)
  const seek = useSeekFloor({ t: topic.KeyID, page, only, size, top: topic.TOP })
  const fresh = useFreshFloors({ topic, page, size, stale, onAgain, onSeek: seek })
  const shown = rows.filter(({ FLOOR }) => FLOOR <= fresh.limit)
  const own = useOwnMarks(topic.KeyID, shown)
  const { acts, dialog, close, removing } = useFloorActs({ topic, own, reply, quoting })
  // Between the floors of one author lie others that nobody has read by reading these.
  useReadingMark({ t: topic.KeyID, list, read: only ? null : own.read, last: shown.at(-1)?.FLOOR ?? 0 })
  const viewer = useViewer()
  useRichText(list, { onSeek: seek, onLook: viewer.open, onIntent: viewer.ahead })
  useOwnHeld(rows, onAgain)
  const nav = <TopicNav topic={topic} page={page} only={only} size={size} rows={shown} read={own.read} />
  const facts = new Map(authors.map((author) => [author.UID, author]))
  return (
    <FloorActsContext value={acts}>
      {viewer.part}
      <TopicHead topic={topic} only={only} keeps={acts.keeps} own={own} />
      {topic.HELD === 'Y' && <Banner title={words.heldTitle}>{words.heldText}</Banner>}
      {topic.LOCKED === 'Y' && <Banner title={words.lockedTitle}>{words.lockedText}</Banner>}
      <div className={styles.columns}>
        <div className={styles.main}>
          {only && <OnlyAuthor topic={topic} />}
          {nav}
          <div ref={list} className={stale ? styles.stale : undefined} aria-busy={stale || undefined}>
            {shown.map((row) => (
              <Floor
                key={row.FLOOR}
                row={row}
                author={facts.get(row.UID)}
                byAuthor={row.UID === topic.UID}
                removing={removing.has(row.FLOOR)}
              />
            ))}
          </div>
          {shown.length === 0 && !stale && (
            <EmptyState
              art={<EmptyArt />}
              title={words.beyond}
              actions={
                <Link to={topicPath(topic.KeyID, 1, only)} stay className={buttonClass()}>
                  {words.page(1)}
                </Link>
              }
            >
              {words.beyondText}
            </EmptyState>
          )}
          {nav}
          <FreshPill icon="layers" label={fresh.count > 0 ? words.fresh(fresh.count) : ''} onPress={fresh.take} />
          <ReplyBox ref={reply} topic={topic} onPosted={fresh.posted} onQuoting={setQuoting} />
        </div>
        <TopicRail topic={topic} size={size} onSeek={seek} />
      </div>
      <FloorDialogs open={dialog} onClose={close} />
    </FloorActsContext>
  )
}
