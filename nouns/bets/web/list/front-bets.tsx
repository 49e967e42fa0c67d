import { useRead } from '#api/reads.ts'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { bets } from '../../contract/bets.ts'
import { betsPack } from '../../words/bets.pack.ts'
import { BetCard } from './bet-card.tsx'
import styles from './front-bets.module.css'

/** The events that end soonest, on the home page. Nothing stands here while none is open. */
export function FrontBets() {
  const { front: words } = useWords(betsPack)
  const { value, again } = useRead(bets.calls.front, {}, { quiet: true })
  const categories = useRead(bets.calls.categories, {}, { quiet: true }).value ?? []
  if (!value || value.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHead title={words.title} more={<Link to="/bocai">{words.all}</Link>} />
      <div className={styles.cards}>
        {value.map((bet) => (
          <BetCard
            key={bet.NAME}
            bet={bet}
            category={categories.find(({ ID }) => ID === bet.CATEGORY)}
            staked={0}
            onStep={again}
          />
        ))}
      </div>
    </section>
  )
}
