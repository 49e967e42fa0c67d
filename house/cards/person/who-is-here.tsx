import { useEffect, useEffectEvent } from 'react'
import { useRead } from '#api/reads.ts'
import { social } from '#contract/social.ts'
import { Head } from '#design/art/heads/head.tsx'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import styles from './who-is-here.module.css'

const againMs = 60_000

/** The members who show that they are here. Nothing for guests. Read again every minute while the page is in sight. */
export function WhoIsHere() {
  const { profile } = useMe()
  return profile && <Here shown={profile.showHere === 'Y'} />
}

function Here({ shown }: { readonly shown: boolean }) {
  const words = useWords(personPack).here
  const { value, again } = useRead(social.calls.here, {}, { quiet: true })
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') again()
  })
  useEffect(() => {
    const timer = setInterval(look, againMs)
    return () => clearInterval(timer)
  }, [])
  if (!value) return null
  return (
    <section aria-label={words.title}>
      <SectionHead title={words.title} more={value.total > 0 && <span>{words.count(value.total)}</span>} />
      <Card pad>
        {value.rows.length === 0 ? (
          <p className="mute">{words.nobody}</p>
        ) : (
          <ul className={styles.people}>
            {value.rows.map(({ UID, NICK, HEAD }) => (
              <li key={UID}>
                <Link to={`/p/${UID}`} className={styles.one}>
                  <span className={styles.head}>
                    <Head id={UID} src={HEAD || null} size={40} alt="" />
                  </span>
                  <span className={styles.nick}>{NICK}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {!shown && (
          <p className={styles.note}>
            {words.hidden}{' '}
            <Link to="/settings/privacy" className="link">
              {words.show}
            </Link>
          </p>
        )}
      </Card>
    </section>
  )
}
