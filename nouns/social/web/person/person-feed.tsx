import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { actKey } from '#cards/act-key.ts'
import { BeyondPages } from '#cards/beyond-pages.tsx'
import { personPath } from '#cards/person/page/person-address.ts'
import type { PersonTabProps } from '#cards/person/page/person-tabs.ts'
import styles from '#cards/person/page/tab-list.module.css'
import { social } from '#contract/social.ts'
import { EmptyShelf } from '#design/art/pictures.tsx'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import { FeedLine } from '../card/feed-line.tsx'
import { personFeedInput } from './person-feed-input.ts'

/** Public acts of a member, newest first. */
export function PersonFeed({ person: { UID: id }, own, search }: PersonTabProps) {
  const words = useWords()
  const { feed } = useWords(personPack)
  const page = useRead(social.calls.feed, personFeedInput(id, search), { keep: true })
  if (!page.value) {
    if (!page.refusal) return <SkeletonRows label={words.shell.loading} />
    return (
      <ErrorState title={feed.failed} actions={<Button onClick={page.again}>{words.shell.retry}</Button>}>
        {problemWord(page.refusal, words)}
      </ErrorState>
    )
  }
  const { rows, pageInfo } = page.value
  const { p, ...rest } = search
  if (rows.length === 0 && p) return <BeyondPages first={personPath(id, rest)} />
  if (rows.length === 0) {
    return (
      <EmptyState art={<EmptyShelf />} title={feed.empty}>
        {own && feed.emptyText}
      </EmptyState>
    )
  }
  return (
    <div className={styles.stack}>
      <Card clip className={page.stale ? styles.stale : undefined}>
        <ul>
          {rows.map((row) => (
            <FeedLine key={actKey(row)} row={row} anonymous />
          ))}
        </ul>
      </Card>
      <div className={styles.pager}>
        <Pager
          page={pageInfo.pageNum}
          pages={pageInfo.pages}
          labels={{ nav: feed.pager, previous: feed.previous, next: feed.next, page: feed.page }}
          link={(n, props) => <Link {...props} stay to={personPath(id, { ...rest, ...(n > 1 && { p: n }) })} />}
        />
      </div>
    </div>
  )
}
