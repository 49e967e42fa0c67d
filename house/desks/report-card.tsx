import type { ReactNode } from 'react'
import { MemberName } from '#cards/person/member-name.tsx'
import { Quoted } from '#cards/text/quoted.tsx'
import type { Report } from '#contract/report-calls.ts'
import { Card } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Row, Stack } from '#design/parts/layout.tsx'
import { Ago } from '#session/ago.tsx'
import { useMe } from '#session/me.ts'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { reportDeskPack } from '#words/desks/report-desk.pack.ts'
import styles from './report-card.module.css'
import { type ReportCalls, ReportSteps, type VerdictWords } from './report-steps.tsx'

export interface ReportCardProps {
  readonly report: Report
  readonly calls: ReportCalls
  /** Texts about the consequences for the reported thing. */
  readonly words: VerdictWords
  /** Note that the reported thing is already removed. */
  readonly gone?: string | undefined
  /** The reported thing. */
  readonly children: ReactNode
  /** Automatic findings about the thing. */
  readonly evidence?: ReactNode
}

const tints = { open: 'honey', taken: 'soda', pass: 'straw', notPass: 'matcha', done: 'plain' } as const

/** A report with the reported thing and the next step for the staff member. */
export function ReportCard({ report, calls, words: verdictWords, gone, children, evidence }: ReportCardProps) {
  const words = useWords(reportDeskPack)
  const { own } = useTimes()
  const { profile } = useMe()
  const { TAKEN: taken } = report
  const isMine = taken?.UID === profile?.id
  return (
    <Card pad>
      <Stack gap={3}>
        <Row gap={2}>
          <Chip tint={tints[report.state]}>{words.states[report.state]}</Chip>
          {report.priority && <Chip tint="plum">{words.priority}</Chip>}
          {gone && <Chip>{gone}</Chip>}
          {taken && !isMine && <span className="faint">{words.takenBy(taken.NICK, own(taken.until))}</span>}
        </Row>
        {children}
        <div className={styles.both}>
          <Quoted
            head={
              <>
                <MemberName id={report.BY.UID} nick={words.by(report.BY.NICK)} />
                <Ago at={report.time} />
              </>
            }
          >
            {report.reason}
          </Quoted>
          {evidence}
        </div>
        {report.JUDGES.map(({ UID, NICK, VERDICT, REASON }) => (
          <p key={UID}>
            <span className="faint">{words.judged[VERDICT](NICK)}</span> {REASON}
          </p>
        ))}
        {report.decision !== '' && (
          <p>
            <span className="faint">{words.decision}</span> {report.decision}
          </p>
        )}
        <ReportSteps report={report} isMine={isMine} calls={calls} words={verdictWords} />
      </Stack>
    </Card>
  )
}
