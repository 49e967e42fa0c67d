import type { ReplayDetail } from '@patisserie/contract/replays'
import { formatDateTime } from '@patisserie/rules/beijing-time'
import { formatNumber, formatSize } from '@patisserie/rules/text'
import type { ReactNode } from 'react'
import { useRunFacts } from '../../../cards/replay/run-facts.ts'
import { frameTime, iscoreText, slowText } from '../../../cards/replay/run-numbers.ts'
import { useRunPack } from '../../../cards/replay/run-pack.ts'
import { runWords } from '../../../cards/replay/run-words.ts'
import { Card } from '../../../design/parts/card.tsx'
import { Fact, Facts } from '../../../design/parts/facts.tsx'
import { SectionHead } from '../../../design/parts/section-head.tsx'
import { useLanguage } from '../../../session/words.tsx'
import styles from './run-info.module.css'

/** Everything the file says of the run as a whole; what it does not say is left out. */
export function RunInfo({ run }: { readonly run: ReplayDetail }) {
  const { words, language } = useLanguage()
  const { types, categories, progress } = words.replays
  const facts = useRunFacts()
  const { info } = useRunPack()
  const names = runWords(run, language)
  const type = Object.entries(types).find(([key]) => key === run.TYPE)?.[1] ?? run.TYPE
  const rows: readonly (readonly [string, ReactNode])[] = [
    [facts.game, names.fullGame],
    [facts.rank, names.rank],
    [facts.shot, names.shot],
    [facts.route, run.ROUTE],
    [facts.type, type],
    [facts.category, categories[run.CATEGORY]],
    [facts.scene, run.SCENE],
    [facts.spell, run.SPELL && `#${run.SPELL.id} ${run.SPELL.name}`],
    [facts.stage, run.SCENE === '' && run.SPELL === null && progress(run.STAGE)],
    [facts.version, run.VER],
    [facts.played, names.played],
    [facts.uploaded, formatDateTime(run.UPTIME, 'dateTime', language)],
    [facts.frames, run.FRAMES !== null && formatNumber(run.FRAMES)],
    [facts.length, run.FRAMES !== null && frameTime(run.FRAMES, words)],
    [facts.slow, slowText(run.SLOW, words)],
    [facts.iscore, run.JF !== null && iscoreText(run.JF)],
    [
      facts.pilot,
      <code key="pilot" className={styles.mono}>
        {run.PILOT}
      </code>,
    ],
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
        <Facts>
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
