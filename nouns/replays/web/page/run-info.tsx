import type { ReactNode } from 'react'
import { Card } from '#design/parts/card.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { formatNumber, formatSize } from '#rules/text.ts'
import { When } from '#session/when.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ReplayDetail } from '../../contract/replays.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { runFactsPack } from '../../words/run/run-facts.pack.ts'
import { frameTime, slowText } from '../card/run-numbers.ts'
import { runWords } from '../card/run-words.ts'
import styles from './run-info.module.css'

/** What the file says of the run as a whole and the scorecard above does not; what it does not say is left out. */
export function RunInfo({ run }: { readonly run: ReplayDetail }) {
  const { words, language } = useLanguage()
  const { types } = words.replays
  const facts = useWords(runFactsPack)
  const { info } = useWords(runPack)
  const names = runWords(run, language)
  const type = Object.entries(types).find(([key]) => key === run.TYPE)?.[1] ?? run.TYPE
  const rows: readonly (readonly [string, ReactNode])[] = [
    [facts.route, run.ROUTE],
    [facts.type, type],
    [facts.version, run.VER],
    [facts.played, names.played.includes(':') ? info.clock(names.played) : names.played],
    [facts.uploaded, <When key="uploaded" at={run.UPTIME} />],
    [facts.length, run.FRAMES !== null && info.length(frameTime(run.FRAMES, words), formatNumber(run.FRAMES))],
    [facts.slow, slowText(run.SLOW, words)],
    [
      facts.file,
      <code key="file" className={styles.mono}>
        {run.FILE}
      </code>,
    ],
    [facts.size, formatSize(run.SIZE)],
  ]
  return (
    <section>
      <SectionHead title={info.title} />
      <Card pad>
        <Facts className={styles.facts}>
          {rows.map(
            ([label, value]) =>
              value !== '' &&
              value !== null &&
              value !== false && (
                <Fact key={label} label={label}>
                  {value}
                </Fact>
              ),
          )}
        </Facts>
        {run.INNER !== '' && (
          <div className={styles.inner}>
            <p className={styles.label}>{facts.inner}</p>
            <p className={styles.text}>{run.INNER}</p>
          </div>
        )}
      </Card>
    </section>
  )
}
