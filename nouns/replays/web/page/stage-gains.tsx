import type { CSSProperties } from 'react'
import { useWords } from '#session/words.tsx'
import type { RunStory } from '../../contract/scorecard.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { scorecardPack } from '../../words/scorecard.pack.ts'
import styles from './stage-gains.module.css'

/** What each stage gained above or below the median of runs alike, in percent of the median. */
export function StageGains({ gains }: Pick<RunStory, 'gains'>) {
  const { story } = useWords(scorecardPack)
  const { stageTable } = useWords(runPack)
  if (gains.length === 0) return null
  const shares = gains.map(({ own, median }) => (own - median) / median)
  const most = Math.max(0.01, ...shares.map(Math.abs))
  return (
    <div className={styles.gains}>
      <p className={styles.title}>{story.gains}</p>
      <dl className={styles.list}>
        {gains.map(({ stage }, i) => {
          const share = shares[i] ?? 0
          return (
            <div key={stage} className={styles.row}>
              <dt>{stageTable.label(stage)}</dt>
              <dd>
                <span className={styles.track} style={lean(share / most)} data-less={share < 0 || undefined} />
                {percent(share)}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

const percent = (share: number): string => {
  const n = Math.round(share * 100)
  return `${n > 0 ? '+' : n < 0 ? '−' : '±'}${Math.abs(n)} %`
}

/** From the middle to the right, or to the left below the median. */
const lean = (share: number): CSSProperties =>
  // custom properties are not part of CSSProperties
  ({ '--size': `${Math.abs(share) * 50}%`, '--from': `${50 + Math.min(0, share) * 50}%` }) as CSSProperties
