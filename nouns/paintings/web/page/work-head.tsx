import { MemberLine } from '#cards/person/member-name.tsx'
import { Ago } from '#session/ago.tsx'
import type { PaintingDetail } from '../../contract/painting-row.ts'
import styles from './work-head.module.css'

/** Name of a work, who hung it and when, and what they say about it. */
export function WorkHead({ work }: { readonly work: PaintingDetail }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.name}>{work.NAME}</h1>
      <MemberLine id={work.UPID} nick={work.NICK} head={work.HEAD} size={44}>
        <Ago at={work.UPTIME} />
      </MemberLine>
      {work.COMMENT !== '' && <p className={styles.comment}>{work.COMMENT}</p>}
    </header>
  )
}
