import { flowScale, rowsOf, shortNumber } from '#cards/resources/flow-scale.ts'
import { useTimes } from '#session/times.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ReplayRow } from '../../../contract/replays.ts'
import { runHistoryPack } from '../../../words/run/run-history.pack.ts'
import styles from './history-chart.module.css'
import type { HistoryLine } from './history-lines.ts'

/** Scores over time: a dot for each run, and the best so far as steps. The table beside it has the numbers. */
export function HistoryChart({ line }: { readonly line: HistoryLine<ReplayRow> }) {
  const { language } = useLanguage()
  const words = useWords(runHistoryPack)
  const scale = flowScale(line.map(({ run }) => run.SCORE))
  const height = (score: number) => Math.round(((score - scale.low) / (scale.high - scale.low)) * 1_000) / 10
  const [from, to] = [line[0], line.at(-1)]
  const { own } = useTimes()
  const day = (uptime = '') => own(uptime, 'date')
  const ends = [...new Set([day(from?.run.UPTIME), day(to?.run.UPTIME)])]
  const best = line
    .map((point, i) => `${i === 0 ? 'M0 ' : `H${point.at * 1_000}V`}${100 - height(point.best)}`)
    .join('')
  const say = (score = 0) => shortNumber(score, language)
  return (
    <div className={styles.chart}>
      <div className={styles.plot} role="img" aria-label={words.chart(line.length, say(from?.best), say(to?.best))}>
        {rowsOf(scale)
          .filter((_, i) => i % 2 === 0)
          .map((row) => (
            <span key={row} className={styles.tick} style={{ insetBlockEnd: `${height(row)}%` }}>
              <span>{shortNumber(row, language)}</span>
            </span>
          ))}
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" className={styles.drawing} aria-hidden="true">
          <path d={best} className={styles.best} />
        </svg>
        {line.map(({ run, at, step }) => (
          <i
            key={run.CODE}
            className={styles.dot}
            data-best={step === null || step > 0 || undefined}
            style={{ insetInlineStart: `${at * 100}%`, insetBlockEnd: `${height(run.SCORE)}%` }}
          />
        ))}
      </div>
      <p className={styles.days} aria-hidden="true">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </div>
  )
}
