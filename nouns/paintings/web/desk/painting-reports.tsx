import { useRead } from '#api/reads.ts'
import { Chip } from '#design/parts/chip.tsx'
import { Row } from '#design/parts/layout.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import styles from '#desks/queue.module.css'
import { ReportCard } from '#desks/report-card.tsx'
import { ReportList, type ReportsShown } from '#desks/report-list.tsx'
import { useWords } from '#session/words.tsx'
import type { PaintingReportRow } from '../../contract/painting-staff.ts'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { paintingDeskPack } from '../../words/painting-desk.pack.ts'
import { PaintingLine } from './painting-line.tsx'

/** Reports about paintings, urgent ones first. */
export function PaintingReports({ state }: { readonly state: ReportsShown }) {
  const asked = { state, pageSize: 10, pageNum: useDeskSearch().page }
  return (
    <ReportList
      state={state}
      read={useRead(paintingStaff.calls.reports, asked, { keep: true })}
      names={useWords(paintingDeskPack).tabs}
      card={(report) => <ReportedPainting report={report} />}
    />
  )
}

function ReportedPainting({ report }: { readonly report: PaintingReportRow }) {
  const words = useWords(paintingDeskPack)
  const { painting, about, earlier } = report
  const urgent = about === 'forbidden'
  const isHidden = painting.HIDDEN === 'Y'
  return (
    <ReportCard
      report={report}
      calls={paintingStaff.calls}
      words={words}
      gone={isHidden ? words.hiddenNow : undefined}
      evidence={
        <div className={styles.evidence}>
          <p>{words.evidence}</p>
          <span>{words.earlier(earlier)}</span>
        </div>
      }
    >
      <Row gap={2}>
        {urgent && <Chip tint="straw">{words.urgent}</Chip>}
        <span>{words.abouts[about]}</span>
      </Row>
      <PaintingLine work={painting} linked={!isHidden} veiled={urgent} />
    </ReportCard>
  )
}
