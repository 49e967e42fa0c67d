import { site } from '@patisserie/contract/site'
import { characterName } from '@patisserie/rules/paintings/characters'
import { useRead } from '../../api/reads.ts'
import { cardClass } from '../../design/parts/card.tsx'
import { SectionHead } from '../../design/parts/section-head.tsx'
import { Ago } from '../../session/ago.tsx'
import { Link } from '../../session/link.tsx'
import { useMe } from '../../session/me.ts'
import { useLanguage } from '../../session/words.tsx'
import { useDragonWords } from './dragon-words.ts'
import styles from './pending-desserts.module.css'

/** Desserts that the member's own balls will bring. Nothing for guests and for members without such balls. */
export function PendingDesserts() {
  const words = useDragonWords()
  const { language } = useLanguage()
  const { status } = useMe()
  const { value } = useRead(site.dragonBalls.calls.pending, {}, { enabled: status === 'member', quiet: true })
  if (status !== 'member' || !value || value.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHead title={words.pending} />
      <p className="mute">{words.pendingText}</p>
      <ul className={cardClass({}, styles.rows)}>
        {value.map(({ CHARACTER, ROUND, BALL, KeyID, TIME }) => (
          <li key={`${CHARACTER} ${ROUND} ${BALL}`} className={styles.item}>
            <span>{words.pendingRow(characterName(CHARACTER, language), ROUND, BALL)}</span>
            <Ago at={TIME} className="faint" />
            <Link to={`/e/${KeyID}`} className="link">
              {words.pendingWork}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
