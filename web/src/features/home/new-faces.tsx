import { Head } from '../../design/art/head.tsx'
import { Card } from '../../design/parts/card.tsx'
import { SectionHead } from '../../design/parts/section-head.tsx'
import { Link } from '../../session/link.tsx'
import { useHomeWords } from './home-words.ts'
import styles from './new-faces.module.css'

export interface NewFacesProps {
  readonly members: readonly { readonly UID: number; readonly NICK: string; readonly HEAD: string }[]
  /** Number of all members; undefined until it is known. */
  readonly total: number | undefined
}

/** The newest members. */
export function NewFaces({ members, total }: NewFacesProps) {
  const home = useHomeWords()
  return (
    <section>
      <SectionHead
        title={home.members.title}
        more={total === undefined ? undefined : <Link to="/members">{home.memberCount(total)}</Link>}
      />
      <Card pad>
        {members.length === 0 ? (
          <p className={styles.none}>{home.noMembers}</p>
        ) : (
          <ul className={styles.faces}>
            {members.map(({ UID, NICK, HEAD }) => (
              <li key={UID}>
                <Link to={`/p/${UID}`} className={styles.face} title={NICK}>
                  <Head id={UID} src={HEAD || null} size={40} alt="" />
                  <span className={styles.nick}>{NICK}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}
