import { site } from '@patisserie/contract/site'
import { useRead } from '../../api/reads.ts'
import { Card } from '../../design/parts/card.tsx'
import { SectionHead } from '../../design/parts/section-head.tsx'
import styles from './day-card.module.css'
import { useHomeWords } from './home-words.ts'

/** What the present day in Beijing has brought so far. */
export function DayCard() {
  const { day: words } = useHomeWords()
  const { value } = useRead(site.home.calls.day, {}, { quiet: true })
  if (!value) return null
  return (
    <section>
      <SectionHead title={words.title} />
      <Card pad>
        <dl className={styles.numbers}>
          {(['REPLAYS', 'TOPICS', 'FLOORS', 'LIKES', 'MEMBERS'] as const).map((name) => (
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
