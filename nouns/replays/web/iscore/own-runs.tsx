import { useRead } from '#api/reads.ts'
import { classNames } from '#design/class-names.ts'
import { cardClass } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { PendingRun } from '../../contract/iscore.ts'
import { iscore } from '../../contract/iscore.ts'
import { iscorePack } from '../../words/iscore/iscore.pack.ts'
import { iscoreText } from '../card/run-numbers.ts'
import { runWords } from '../card/run-words.ts'
import { RunLink } from './counted-runs.tsx'
import styles from './own-panel.module.css'

/** One's own runs that do not count, each with the reason; nothing where all do. */
export function OwnRuns() {
  const { mine } = useWords(iscorePack)
  const { value } = useRead(iscore.calls.mine, {}, { quiet: true })
  if (!value || value.pending.length === 0) return null
  return (
    <section aria-labelledby="own-runs">
      <SectionHead id="own-runs" title={mine.pending} />
      <p className={styles.text}>{mine.pendingText}</p>
      <ul className={classNames(cardClass({ clip: true }), styles.list)}>
        {value.pending.map((run) => (
          <PendingItem key={run.KeyID} run={run} />
        ))}
      </ul>
    </section>
  )
}

function PendingItem({ run }: { readonly run: PendingRun }) {
  const { language } = useLanguage()
  const { mine, kinds } = useWords(iscorePack)
  const why = run.WHY ? mine.waits[run.WHY] : run.STANDING === 'refused' ? mine.refused(run.REASON) : mine.foreign
  return (
    <li className="opens" data-list-item="">
      <span>
        <span className={styles.line}>
          {runWords({ ...run, REPTIME: '' }, language).title}
          <RunLink run={run} opener />
          {kinds[run.KIND]}
        </span>
        <span className={styles.note}>{why}</span>
      </span>
      <span className="num">{iscoreText(run.VALUE)}</span>
    </li>
  )
}
