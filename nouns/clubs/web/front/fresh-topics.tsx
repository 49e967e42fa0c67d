import { useRead } from '#api/reads.ts'
import arrives from '#cards/front/arrives.module.css'
import { newsListId } from '#cards/front/front-part.ts'
import { useArrived } from '#cards/front/use-arrived.ts'
import { useLeftOut } from '#cards/front/use-left-out.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { FreshTopic } from '../../contract/clubs.ts'
import { clubs } from '../../contract/clubs.ts'
import { topicsPack } from '../../words/topics.pack.ts'
import { useUnread } from '../card/topic-marks.ts'
import { TopicRow } from '../card/topic-row.tsx'
import { freshShown } from './fresh-shown.ts'
import styles from './fresh-topics.module.css'

/** The topics last written in. */
export function FreshTopics() {
  const { shell } = useWords()
  const { home: words } = useWords(topicsPack)
  const { value, refusal, again } = useRead(clubs.calls.freshTopics, {})
  const arrived = useArrived(value, keyOf)
  const rows = value?.slice(0, freshShown) ?? []
  const unread = useUnread(rows)
  const { blocked } = useLeftOut()
  return (
    <section id={newsListId} tabIndex={-1} aria-label={words.newest.title} className={styles.fresh}>
      <SectionHead title={words.newest.title} more={<Link to="/ms">{words.all}</Link>} />
      {refusal ? (
        <ErrorState title={words.failed} actions={<Button onClick={again}>{shell.retry}</Button>} />
      ) : (
        <Card clip>
          {!value && <SkeletonRows rows={freshShown} label={shell.loading} />}
          {value?.length === 0 && <p className={styles.empty}>{words.empty}</p>}
          {rows.length > 0 && (
            <ul>
              {rows.map((row) => (
                <TopicRow
                  key={row.KeyID}
                  row={{ ...row, EXCERPT: blocked.has(row.LASTUID) ? '' : quoteOf(row, words.said) }}
                  unread={unread.get(row.KeyID)}
                  className={arrived.has(keyOf(row)) ? arrives.row : undefined}
                  club
                  byLast
                  excerpt
                />
              ))}
            </ul>
          )}
        </Card>
      )}
    </section>
  )
}

/** The beginning of the newest floor; with its author, where that is not the author of the topic. */
const quoteOf = ({ UID, LASTUID, LASTNICK, LASTWORDS }: FreshTopic, said: (nick: string, words: string) => string) =>
  LASTUID === UID || LASTNICK === '' || LASTWORDS === '' ? LASTWORDS : said(LASTNICK, LASTWORDS)

/** A topic with a new floor counts as a new row. */
const keyOf = ({ KeyID, LASTFLOOR }: FreshTopic) => `${KeyID} ${LASTFLOOR}`
