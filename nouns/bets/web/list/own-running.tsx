import { ResourceAmount } from '#cards/resources/resource-amount.tsx'
import type { Out } from '#contract/endpoint.ts'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { bets } from '../../contract/bets.ts'
import { betsPack } from '../../words/bets.pack.ts'
import styles from './own-running.module.css'

export type OwnRunning = Out<typeof bets.calls.own>['running']

/** The member's stakes on events that are not paid. */
export function OwnRunningBets({ running }: { readonly running: OwnRunning }) {
  const words = useWords(betsPack).own
  return (
    <section id="mine" className={styles.section}>
      <SectionHead title={words.title} />
      <Card>
        {running.length === 0 ? (
          <p className={styles.none}>
            <b>{words.none}</b>
            <span>{words.noneText}</span>
          </p>
        ) : (
          <ul className={styles.list}>
            {running.map(({ NAME, TITLE, RESOURCE, STAKED }) => (
              <li key={NAME} className="opens">
                <Link to={`/bocai/${NAME}`} className="opener">
                  {TITLE}
                </Link>
                <ResourceAmount resource={RESOURCE} amount={STAKED} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}
