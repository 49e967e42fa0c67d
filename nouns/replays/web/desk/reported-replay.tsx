import { ReportCard } from '#desks/report-card.tsx'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import type { ReportRow } from '../../contract/replay-staff.ts'
import { replays } from '../../contract/replays.ts'
import { Evidence } from './evidence.tsx'
import { RunLine } from './run-line.tsx'

/** A report about a replay, with what the house found in the file. */
export function ReportedReplay({ report }: { readonly report: ReportRow }) {
  const { replay: words } = useWords(adminPack)
  const { replay, evidence } = report
  const isHidden = replay.HIDDEN === 'Y'
  return (
    <ReportCard
      report={report}
      calls={replays.calls}
      words={words}
      gone={isHidden ? words.hiddenNow : undefined}
      evidence={<Evidence evidence={evidence} />}
    >
      <RunLine run={replay} linked={!isHidden} />
    </ReportCard>
  )
}
