import { MemberLine } from '#cards/person/member-name.tsx'
import type { DirectoryRow } from '#contract/social.ts'
import { Ago } from '#session/ago.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { directoryPack } from '../../words/directory.pack.ts'
import styles from './directory-page.module.css'

/** A member in the directory, with what they show. */
export function DirectoryPerson({ row }: { readonly row: DirectoryRow }) {
  const words = useWords(directoryPack)
  const { own } = useTimes()
  return (
    <li className={`opens ${styles.person}`} data-list-item="">
      <MemberLine id={row.UID} nick={row.NICK} head={row.HEAD} size={40} opener>
        {row.HERE === 'Y' ? (
          <span className={styles.here}>{words.here}</span>
        ) : row.SEEN ? (
          <>
            {words.seen} <Ago at={row.SEEN} />
          </>
        ) : (
          <>
            {words.joined} {own(row.JOINED, 'date')}
          </>
        )}
      </MemberLine>
      <p className={styles.intro}>{row.BRINT}</p>
      <p className={styles.figures}>
        <span>{words.followers(row.FOLLOWERS)}</span>
        <span>{words.replays(row.REPLAYS)}</span>
      </p>
    </li>
  )
}
