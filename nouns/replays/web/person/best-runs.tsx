import type { Person } from '#contract/profile.ts'
import { Fact } from '#design/parts/facts.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import { iscoreText } from '../card/run-numbers.ts'
import { runWords } from '../card/run-words.ts'
import styles from './best-runs.module.css'

/** Their iscore, and below it the three runs that brought most. */
export function BestRuns({ person: { JF, BEST } }: { readonly person: Person }) {
  const { words, language } = useLanguage()
  const people = useWords(personPack)
  return (
    <>
      {JF > 0 && (
        <Fact label={<Link to="/jf">{words.replays.columns.iscore}</Link>} strong>
          {people.points(JF)}
        </Fact>
      )}
      {BEST.map((run) => {
        const { game, title, rank, shortShot } = runWords({ ...run, REPTIME: '' }, language)
        return (
          <Fact
            key={run.CODE}
            label={
              <Link to={`/r/${run.CODE}`} title={title} className={styles.run}>
                {[game, rank, shortShot].filter(Boolean).join(' ')}
              </Link>
            }
          >
            {iscoreText(run.JF)}
          </Fact>
        )
      })}
    </>
  )
}
