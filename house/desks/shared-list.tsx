import { MemberName } from '#cards/person/member-name.tsx'
import type { SharedPost, SharedRow } from '#contract/shared-post.ts'
import { floorPath } from '#nouns/clubs/web/card/topic-path.ts'
import { replayCode } from '#rules/base62.ts'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { reportDeskPack } from '#words/desks/report-desk.pack.ts'
import styles from './shared-list.module.css'

/** The other posts with the text or a link of a waiting one: how many, with links to the last few. */
export function SharedList({ count, posts }: SharedRow) {
  const { waiting: words } = useWords(reportDeskPack)
  return (
    <div className={styles.shared}>
      <p>{words.shared(count)}</p>
      <ul>
        {posts.map((post) => (
          <li key={`${post.thing}${post.id}-${post.floor}-${post.UID}-${post.TIME}`} className={styles.post}>
            <SharedLink {...post} />
            <MemberName id={post.UID} nick={post.NICK} />
            <Ago at={post.TIME} className="faint" />
          </li>
        ))}
      </ul>
      {count > posts.length && <p className="faint">{words.sharedMore(count - posts.length)}</p>}
    </div>
  )
}

function SharedLink({ thing, id, floor }: SharedPost) {
  const { waiting: words } = useWords(reportDeskPack)
  if (thing === 'topic')
    return (
      <Link to={floorPath(id, floor)} className="link">
        {words.sharedFloor(floor)}
      </Link>
    )
  if (thing === 'replay')
    return (
      <Link to={`/r/${replayCode(id)}`} className="link">
        {words.sharedReplay}
      </Link>
    )
  return <span>{words.sharedElse}</span>
}
