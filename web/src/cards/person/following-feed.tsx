import { site } from '@patisserie/contract/site'
import type { FeedRow } from '@patisserie/contract/social'
import { useState } from 'react'
import { useApi } from '../../api/api-context.ts'
import { useRead } from '../../api/reads.ts'
import { Button } from '../../design/parts/button.tsx'
import { Card } from '../../design/parts/card.tsx'
import { SectionHead } from '../../design/parts/section-head.tsx'
import { Link } from '../../session/link.tsx'
import { useTouched } from '../../session/live/live-wishes.ts'
import { actKey } from '../act-key.ts'
import { FeedLine } from './feed-line.tsx'
import styles from './following-feed.module.css'
import { usePersonWords } from './person-words.ts'

const input = { pageSize: 5, pageNum: 1 }

/**
 * Latest acts of the people whom the member follows. New acts are announced by a button and not inserted by themselves.
 */
export function FollowingFeed({ id }: { readonly id: number }) {
  const words = usePersonWords().followingFeed
  const { value, again } = useRead(site.social.calls.feed, input, { quiet: true })
  const fresh = useFresh(value?.rows)
  if (!value) return null
  return (
    <section className={styles.section}>
      <SectionHead title={words.title} more={<Link to={`/p/${id}?people=following`}>{words.more}</Link>} />
      {fresh > 0 && (
        <p className={styles.fresh} role="status">
          <Button size="small" icon="refresh-cw" onClick={again}>
            {words.fresh(fresh)}
          </Button>
        </p>
      )}
      <Card clip pad={value.rows.length === 0}>
        {value.rows.length === 0 ? (
          <p className={styles.empty}>{words.empty}</p>
        ) : (
          <ul>
            {value.rows.map((row) => (
              <FeedLine key={actKey(row)} row={row} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}

/** Number of acts that exist on the server and are not in the shown list yet. */
function useFresh(shown: readonly FeedRow[] | undefined): number {
  const { call } = useApi()
  const [found, setFound] = useState({ shown, count: 0 })
  const look = async () => {
    if (!shown) return
    const answer = await call(site.social.calls.feed, input, { quiet: true })
    if (!answer.ok) return
    const newest = shown[0]?.TIME ?? ''
    setFound({ shown, count: answer.value.rows.filter((row) => row.TIME > newest).length })
  }
  useTouched('replays', () => void look())
  useTouched('replay-comments', () => void look())
  useTouched('topics', () => void look())
  return found.shown === shown ? found.count : 0
}
