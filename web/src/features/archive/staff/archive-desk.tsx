import type { Out } from '@patisserie/contract/endpoint'
import { site } from '@patisserie/contract/site'
import type { ClaimState } from '@patisserie/rules/pilots'
import { useState } from 'react'
import { useRead } from '../../../api/reads.ts'
import { problemWord } from '../../../api/refusal-words.ts'
import { useWrite } from '../../../api/writes.ts'
import { ReasonDialog } from '../../../cards/reason-dialog.tsx'
import { Button } from '../../../design/parts/button.tsx'
import { cardClass } from '../../../design/parts/card.tsx'
import { classNames } from '../../../design/parts/class-names.ts'
import { EmptyState, ErrorState } from '../../../design/parts/empty-state.tsx'
import { RadioGroup } from '../../../design/parts/radio-group.tsx'
import { SkeletonRows } from '../../../design/parts/skeleton.tsx'
import { useWords } from '../../../session/words.tsx'
import { useArchiveWords } from '../archive-words.ts'
import { ClaimedRun } from '../claimed-run.tsx'
import styles from '../claims.module.css'
import { ClaimItem } from './claim-item.tsx'

export type StaffClaim = Out<typeof site.archive.calls.claims>['rows'][number]

interface Verdict {
  readonly claim: StaffClaim
  readonly pass: 'Y' | 'N'
}

const states = ['waits', 'passed', 'refused'] as const satisfies readonly ClaimState[]

/** Claims of archived runs: taken, decided with a reason, and turned round where that was wrong. */
export function ArchiveDesk() {
  const words = useWords()
  const { staff, pager, failed } = useArchiveWords()
  const [state, setState] = useState<ClaimState>('waits')
  const [page, setPage] = useState(1)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const read = useRead(site.archive.calls.claims, { state, pageNum: page, pageSize: 20 }, { keep: true })
  const decide = useWrite(site.archive.calls.decide, { success: 'saved', inline: true })
  const choose = (next: ClaimState) => {
    setState(next)
    setPage(1)
  }
  return (
    <>
      <RadioGroup
        label={staff.state}
        labelHidden
        look="segments"
        className={styles.state}
        value={state}
        onChange={choose}
        options={states.map((value) => ({ value, label: staff.states[value] }))}
      />
      {read.refusal && (
        <ErrorState title={failed} actions={<Button onClick={read.again}>{words.shell.retry}</Button>}>
          {problemWord(read.refusal, words)}
        </ErrorState>
      )}
      {!read.value && !read.refusal && <SkeletonRows rows={4} label={words.shell.loading} />}
      {read.value?.rows.length === 0 && <EmptyState title={staff.empty} />}
      {read.value && read.value.rows.length > 0 && (
        <ul className={classNames(cardClass({ clip: true }), styles.list)} aria-busy={read.stale || undefined}>
          {read.value.rows.map((claim) => (
            <ClaimItem key={claim.id} claim={claim} onDecide={(pass) => setVerdict({ claim, pass })} />
          ))}
        </ul>
      )}
      {read.value && read.value.pageInfo.pages > 1 && (
        <p className={styles.actions}>
          <Button size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {pager.previous}
          </Button>
          <Button size="small" disabled={page >= read.value.pageInfo.pages} onClick={() => setPage(page + 1)}>
            {pager.next}
          </Button>
        </p>
      )}
      {verdict && (
        <ReasonDialog
          title={verdict.pass === 'Y' ? staff.passTitle : staff.refuseTitle}
          ask={{ label: staff.answer, hint: staff.answerHint }}
          send={verdict.pass === 'Y' ? staff.pass : staff.refuse}
          danger={verdict.pass === 'N'}
          onSend={(reason) =>
            decide.run({ id: verdict.claim.id, was: verdict.claim.STATE, pass: verdict.pass, reason })
          }
          onClose={() => setVerdict(null)}
        >
          <ClaimedRun run={verdict.claim.run} />
        </ReasonDialog>
      )}
    </>
  )
}
