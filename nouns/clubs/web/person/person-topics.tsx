import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { BeyondPages } from '#cards/beyond-pages.tsx'
import { personPath } from '#cards/person/page/person-address.ts'
import type { PersonTabProps } from '#cards/person/page/person-tabs.ts'
import styles from '#cards/person/page/tab-list.module.css'
import { EmptyShelf } from '#design/art/pictures.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { EmptyState, ErrorState, ListEnd } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { clubs } from '../../contract/clubs.ts'
import { topicsPack } from '../../words/topics.pack.ts'
import { useUnread } from '../card/topic-marks.ts'
import { TopicRow } from '../card/topic-row.tsx'
import { personTopicsInput } from './person-topics-input.ts'

const { someonesTopics, myTopics } = clubs.calls

/** Topics somebody began, the newest first; one's own with those that wait for staff. */
export function PersonTopics({ person: { UID: id }, own, search }: PersonTabProps) {
  const words = useWords()
  const { person } = useWords(topicsPack)
  const { UID, ...paging } = personTopicsInput(id, search)
  const theirs = useRead(someonesTopics, { UID, ...paging }, { keep: true, enabled: !own })
  const mine = useRead(myTopics, paging, { keep: true, enabled: own })
  // The public list is shown until the member's own list is loaded.
  const page = own && (mine.value || mine.refusal) ? mine : theirs
  const unread = useUnread(page.value?.rows ?? [])
  if (!page.value) {
    if (!page.refusal) return <SkeletonRows label={words.shell.loading} />
    return (
      <ErrorState title={person.failed} actions={<Button onClick={page.again}>{words.shell.retry}</Button>}>
        {problemWord(page.refusal, words)}
      </ErrorState>
    )
  }
  const { rows, pageInfo } = page.value
  const { p, ...rest } = search
  if (rows.length === 0 && p) return <BeyondPages first={personPath(id, rest)} />
  if (rows.length === 0) return <EmptyState art={<EmptyShelf />} title={person.empty} />
  return (
    <div className={styles.stack}>
      <ul className={cardClass({ clip: true }, page.stale ? styles.stale : undefined)}>
        {rows.map((row) => (
          <TopicRow key={row.KeyID} row={row} unread={unread.get(row.KeyID)} club excerpt />
        ))}
      </ul>
      <div className={styles.pager}>
        <Pager
          page={pageInfo.pageNum}
          pages={pageInfo.pages}
          labels={{ nav: person.pager, previous: person.previous, next: person.next, page: person.page }}
          link={(n, props) => <Link {...props} stay to={personPath(id, { ...rest, ...(n > 1 && { p: n }) })} />}
        />
      </div>
      {pageInfo.pageNum >= pageInfo.pages && <ListEnd>{words.shell.end}</ListEnd>}
    </div>
  )
}
