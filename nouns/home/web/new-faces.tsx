import { useRead } from '#api/reads.ts'
import { social } from '#contract/social.ts'
import { Head } from '#design/art/heads/head.tsx'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { home as homeContract } from '../contract/home.ts'
import { homePack } from '../words/home.pack.ts'
import styles from './new-faces.module.css'
import { shownActive } from './shown-active.ts'

export interface NewFacesProps {
  readonly members: readonly { readonly UID: number; readonly NICK: string; readonly HEAD: string }[]
  /** Number of all members; undefined until it is known. */
  readonly total: number | undefined
}

/** The newest members whom the rail above does not show: nobody stands twice on the page. */
export function NewFaces({ members, total }: NewFacesProps) {
  const home = useWords(homePack)
  const { profile } = useMe()
  const active = useRead(homeContract.calls.active, {}, { quiet: true }).value ?? []
  const here = useRead(social.calls.here, {}, { enabled: profile !== null, quiet: true }).value?.rows
  const above = new Set((here ?? shownActive(active)).map(({ UID }) => UID))
  const others = members.filter(({ UID }) => !above.has(UID))
  const most = others.slice(0, shown)
  return (
    <section>
      <SectionHead
        title={home.members.title}
        more={total === undefined ? undefined : <Link to="/members">{home.memberCount(total)}</Link>}
      />
      <Card pad>
        {others.length === 0 ? (
          <p className={styles.none}>{members.length === 0 ? home.noMembers : home.noOthers}</p>
        ) : (
          <ul className={styles.faces}>
            {most.map(({ UID, NICK, HEAD }) => (
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

const shown = 12
