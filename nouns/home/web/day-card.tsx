import { useRead } from '#api/reads.ts'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { useWords } from '#session/words.tsx'
import { home } from '../contract/home.ts'
import { homePack } from '../words/home.pack.ts'
import styles from './day-card.module.css'

/** What the present day in Beijing has brought so far; nothing before it has brought anything. */
export function DayCard() {
  const { day: words } = useWords(homePack)
  const { value } = useRead(home.calls.day, {}, { quiet: true })
  const names = numbers.filter((name) => value && value[name] > 0)
  if (!value || names.length === 0) return null
  return (
    <section>
      <SectionHead title={words.title} />
      <Card pad>
        <dl className={styles.numbers}>
          {names.map((name) => (
            <div key={name}>
              <dt>{words.names[name]}</dt>
              <dd>{words.counts[name](value[name])}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  )
}

const numbers = ['REPLAYS', 'TOPICS', 'FLOORS', 'LIKES', 'MEMBERS'] as const
