import { useState } from 'react'
import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import type { Report } from '#contract/report-calls.ts'
import { Button } from '#design/parts/button.tsx'
import { Checkbox } from '#design/parts/forms/checkbox.tsx'
import { Row } from '#design/parts/layout.tsx'
import type { clubs } from '#nouns/clubs/contract/clubs.ts'
import type { messages } from '#nouns/messages/contract/messages.ts'
import type { paintingStaff } from '#nouns/paintings/contract/painting-staff.ts'
import type { replays } from '#nouns/replays/contract/replays.ts'
import { useWords } from '#session/words.tsx'
import { reportDeskPack } from '#words/desks/report-desk.pack.ts'

/** The report calls of the noun that the reports are about. */
export type ReportCalls = Pick<
  typeof clubs.calls | typeof replays.calls | typeof messages.calls | typeof paintingStaff.calls,
  'takeReport' | 'decideReport' | 'doneReport'
>

/** Texts about the consequences of a verdict for this noun. */
export interface VerdictWords {
  readonly pass: string
  readonly passText: string
  readonly refuseText: string
  readonly close: string
}

export interface ReportStepsProps {
  readonly report: Report
  /** The signed-in staff member has taken the report. */
  readonly isMine: boolean
  readonly calls: ReportCalls
  readonly words: VerdictWords
}

type Verdict = 'pass' | 'notPass'

/** Next step of a report: take it, decide it, close it. */
export function ReportSteps({ report: { id, state }, isMine, calls, words: own }: ReportStepsProps) {
  const words = useWords(reportDeskPack)
  const take = useWrite(calls.takeReport)
  const close = useWrite(calls.doneReport)
  const { touch } = useReads()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const taking = async (wish: 'Y' | 'N') => {
    const answer = await take.run({ id, take: wish })
    // Another staff member was faster: reread the list, which shows who.
    if (!answer.ok) touch(['reports'])
  }
  if (state === 'done') return null
  if (state === 'pass' || state === 'notPass') {
    return (
      <Row>
        <Button variant="primary" busy={close.busy} onClick={() => void close.run({ id })}>
          {words.done}
        </Button>
      </Row>
    )
  }
  if (!isMine) {
    return (
      <Row>
        <Button variant="primary" disabled={state === 'taken'} busy={take.busy} onClick={() => void taking('Y')}>
          {words.take}
        </Button>
      </Row>
    )
  }
  return (
    <Row gap={2}>
      <Button variant="danger" onClick={() => setVerdict('pass')}>
        {own.pass}
      </Button>
      <Button onClick={() => setVerdict('notPass')}>{words.refuse}</Button>
      <Button variant="quiet" busy={take.busy} onClick={() => void taking('N')}>
        {words.giveBack}
      </Button>
      {verdict && (
        <VerdictDialog id={id} verdict={verdict} calls={calls} words={own} onClose={() => setVerdict(null)} />
      )}
    </Row>
  )
}

interface VerdictDialogProps extends Pick<ReportStepsProps, 'calls' | 'words'> {
  readonly id: number
  readonly verdict: Verdict
  readonly onClose: () => void
}

/** Dialog for the verdict and its reason. The report is closed at once unless staff wish to look again. */
function VerdictDialog({ id, verdict, calls, words: own, onClose }: VerdictDialogProps) {
  const words = useWords(reportDeskPack)
  const decide = useWrite(calls.decideReport, { inline: true })
  const close = useWrite(calls.doneReport, { inline: true })
  const [closing, setClosing] = useState(true)
  const isRight = verdict === 'pass'
  return (
    <ReasonDialog
      danger={isRight}
      title={isRight ? words.passTitle : words.refuseTitle}
      text={isRight ? own.passText : own.refuseText}
      send={isRight ? own.pass : words.refuse}
      onSend={async (reason, options) => {
        const decided = await decide.run({ id, verdict, reason }, options)
        return decided.ok && closing ? close.run({ id }) : decided
      }}
      done={closing ? words.closed : words.decided}
      onClose={onClose}
    >
      <Checkbox checked={closing} onChange={({ target }) => setClosing(target.checked)}>
        {own.close}
      </Checkbox>
    </ReasonDialog>
  )
}
