import { actKey } from '#cards/act-key.ts'
import { ProposedPeople } from '#cards/person/proposed-people.tsx'
import { useFollowed } from '#cards/person/use-followed.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import { FeedLine } from './feed-line.tsx'
import styles from './following-feed.module.css'

/** Latest acts of the people whom the member follows; while there are none, people to follow. */
export function FollowingFeed({ id }: { readonly id: number }) {
  const words = useWords(personPack).followingFeed
  const { shell } = useWords()
  const { rows, hasMore, busy, more } = useFollowed()
  return (
    <section className={styles.section}>
      <SectionHead title={words.title} more={<Link to={`/p/${id}?people=following`}>{words.more}</Link>} />
      {!rows && (
        <Card clip>
          <SkeletonRows rows={5} label={shell.loading} />
        </Card>
      )}
      {rows?.length === 0 && (
        <Card clip>
          <p className={styles.empty}>{words.empty}</p>
          <ProposedPeople id={id} />
        </Card>
      )}
      {rows && rows.length > 0 && (
        <Card clip>
          <ul>
            {rows.map((row) => (
              <FeedLine key={actKey(row)} row={row} floors={row.COUNT} />
            ))}
          </ul>
          {hasMore && (
            <p className={styles.more}>
              <Button size="small" variant="quiet" icon="chevron-down" busy={busy} onClick={() => void more()}>
                {words.older}
              </Button>
            </p>
          )}
        </Card>
      )}
    </section>
  )
}
