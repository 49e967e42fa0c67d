import { replayCode } from '#rules/base62.ts'
import { replayKeyMax } from '#rules/rich-text/piece-id.ts'
import { Link } from '#session/link.tsx'
import styles from './act-list.module.css'

/** The subject of a staff act; a member or a replay is a link to its page. */
export function SubjectLink({ subject }: { readonly subject: string }) {
  const [kind = '', id = ''] = subject.split(':')
  const number = Number(id)
  if (kind === 'member' && number > 0) {
    return (
      <Link to={`/p/${id}`} className={styles.subject}>
        {subject}
      </Link>
    )
  }
  if (kind === 'replay' && number > 0 && number <= replayKeyMax) {
    return (
      <Link to={`/r/${replayCode(number)}`} className={styles.subject}>
        {`${kind}:${replayCode(number)}`}
      </Link>
    )
  }
  return <span className={styles.subject}>{subject}</span>
}
