import type { ReportRow } from '@patisserie/contract/replay-staff'
import { site } from '@patisserie/contract/site'
import { formatDateTime } from '@patisserie/rules/beijing-time'
import { useState } from 'react'
import { useReads } from '../../api/reads.ts'
import { useWrite } from '../../api/writes.ts'
import { MemberName } from '../../cards/member-name.tsx'
import { Button } from '../../design/parts/button.tsx'
import { Card } from '../../design/parts/card.tsx'
import { Chip } from '../../design/parts/chip.tsx'
import { Row, Stack } from '../../design/parts/layout.tsx'
import { Ago } from '../../session/ago.tsx'
import { useMe } from '../../session/me.ts'
import { useLanguage } from '../../session/words.tsx'
import { useAdminWords } from './admin-words.ts'
import { Evidence } from './evidence.tsx'
import styles from './queue.module.css'
import { RunLine } from './run-line.tsx'
import { VerdictDialog } from './verdict-dialog.tsx'

const tints = { open: 'honey', taken: 'soda', pass: 'straw', notPass: 'matcha', done: 'plain' } as const

/** A report with what the house found, and the next step for who looks at it. */
export function ReportCard({ report }: { readonly report: ReportRow }) {
  const words = useAdminWords().replay
  const { language } = useLanguage()
  const { profile } = useMe()
  const { TAKEN: taken } = report
  const isMine = taken?.UID === profile?.id
  return (
    <Card pad>
      <Stack gap={3}>
        <Row gap={2}>
          <Chip tint={tints[report.state]}>{words.states[report.state]}</Chip>
          {report.priority && <Chip tint="plum">{words.priority}</Chip>}
          {report.replay.HIDDEN === 'Y' && <Chip>{words.hiddenNow}</Chip>}
          {taken && !isMine && (
            <span className="faint">
              {words.takenBy(taken.NICK, formatDateTime(taken.until, 'dateTime', language))}
            </span>
          )}
        </Row>
        <RunLine run={report.replay} linked={report.replay.HIDDEN === 'N'} />
        <div className={styles.both}>
          <blockquote className={styles.words}>
            <p className={styles.line}>
              <MemberName id={report.BY.UID} nick={words.by(report.BY.NICK)} />
              <Ago at={report.time} className="faint" />
            </p>
            {report.reason}
          </blockquote>
          <Evidence evidence={report.evidence} />
        </div>
        {report.decision !== '' && (
          <p>
            <span className="faint">{words.decision}</span> {report.decision}
          </p>
        )}
        <Steps report={report} isMine={isMine} />
      </Stack>
    </Card>
  )
}

function Steps({ report, isMine }: { readonly report: ReportRow; readonly isMine: boolean }) {
  const words = useAdminWords().replay
  const take = useWrite(site.replays.calls.takeReport)
  const close = useWrite(site.replays.calls.doneReport)
  const { touch } = useReads()
  const [verdict, setVerdict] = useState<'pass' | 'notPass' | null>(null)
  const { id, state } = report
  const taking = async (wish: 'Y' | 'N') => {
    const answer = await take.run({ id, take: wish })
    // Somebody was faster: who it is shows in the list.
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
        {words.pass}
      </Button>
      <Button onClick={() => setVerdict('notPass')}>{words.refuse}</Button>
      <Button variant="quiet" busy={take.busy} onClick={() => void taking('N')}>
        {words.giveBack}
      </Button>
      {verdict && <VerdictDialog id={id} verdict={verdict} onClose={() => setVerdict(null)} />}
    </Row>
  )
}
