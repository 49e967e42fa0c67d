import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { classNames } from '#design/class-names.ts'
import { Button } from '#design/parts/button.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import row from '#desks/desk-row.module.css'
import { useDeskSearch } from '#desks/desk-search.ts'
import type { ClaimState } from '#rules/staff/claims.ts'
import { formatNumber } from '#rules/text.ts'
import { Ago } from '#session/ago.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { IscoreQueueRow } from '../../../contract/iscore.ts'
import { iscore } from '../../../contract/iscore.ts'
import { iscorePack } from '../../../words/iscore/iscore.pack.ts'
import { ReplayScore } from '../../card/replay-score.tsx'
import { iscoreText } from '../../card/run-numbers.ts'
import { runWords } from '../../card/run-words.ts'
import { RunLink } from '../counted-runs.tsx'
import styles from './desk.module.css'

interface Verdict {
  readonly run: IscoreQueueRow
  readonly pass: 'Y' | 'N'
}

/** Runs that count only once staff pass them; decisions can be turned round. */
export function RunQueue({ state }: { readonly state: ClaimState }) {
  const { staff } = useWords(iscorePack)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const read = useRead(iscore.calls.queue, { state, pageNum: useDeskSearch().page, pageSize: 20 }, { keep: true })
  return (
    <>
      <DeskPage
        joined
        read={read}
        label={staff.queue}
        empty={staff.queueEmpty}
        item={(run) => <QueueItem key={run.KeyID} run={run} onDecide={(pass) => setVerdict({ run, pass })} />}
      />
      {verdict && <PassDialog verdict={verdict} onClose={() => setVerdict(null)} />}
    </>
  )
}

interface QueueItemProps {
  readonly run: IscoreQueueRow
  readonly onDecide: (pass: 'Y' | 'N') => void
}

function QueueItem({ run, onDecide }: QueueItemProps) {
  const { language } = useLanguage()
  const { staff, kinds } = useWords(iscorePack)
  return (
    <li className={classNames('opens', row.item)} data-list-item="">
      <div className={row.about}>
        <span className={styles.line}>
          <b>{runWords({ ...run, REPTIME: '' }, language).title}</b>
          <RunLink run={run} opener />
          <ReplayScore value={run.SCORE} />
          {run.WHY && <Chip tint="honey">{staff.why[run.WHY]}</Chip>}
        </span>
        <span className={styles.line}>
          <MemberLine id={run.UID} nick={run.NICK} head={run.HEAD} size={28} />
        </span>
        <span className={styles.meta}>
          <span>
            {kinds[run.KIND]} · {staff.worth(iscoreText(run.VALUE, 'exact'))}
          </span>
          <span className={styles.pilot}>{staff.signed(run.PILOT)}</span>
          {run.MARK !== null && <span>{staff.mark(formatNumber(run.MARK))}</span>}
          {run.SLOW !== null && <span>{staff.slow(`${run.SLOW.toFixed(2)} %`)}</span>}
          <span>{staff.flag('NM', run.CHECKS.NM)}</span>
          <span>{staff.flag('NB', run.CHECKS.NB)}</span>
          <Ago at={run.UPTIME} />
        </span>
        {run.REASON && <p className={styles.words}>{run.REASON}</p>}
      </div>
      <span className={row.actions}>
        {run.STATE !== 'refused' && (
          <Button size="small" variant="quiet" onClick={() => onDecide('N')}>
            {staff.refuse}
          </Button>
        )}
        {run.STATE !== 'passed' && (
          <Button size="small" icon="check" onClick={() => onDecide('Y')}>
            {staff.pass}
          </Button>
        )}
      </span>
    </li>
  )
}

function PassDialog({ verdict: { run, pass }, onClose }: { readonly verdict: Verdict; readonly onClose: () => void }) {
  const { staff } = useWords(iscorePack)
  const decide = useWrite(iscore.calls.pass, { success: 'saved', inline: true })
  return (
    <ReasonDialog
      title={pass === 'Y' ? staff.passTitle : staff.refuseTitle}
      send={pass === 'Y' ? staff.pass : staff.refuse}
      danger={pass === 'N'}
      onSend={(reason) => decide.run({ rid: run.KeyID, was: run.STATE, pass, reason })}
      onClose={onClose}
    >
      <p className={styles.line}>
        <RunLink run={run} />
        <ReplayScore value={run.SCORE} />
        {run.NICK}
      </p>
    </ReasonDialog>
  )
}
