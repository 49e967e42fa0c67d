import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { currentState, DeskChoice } from '#desks/desk-choice.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import type { ClaimState } from '#rules/staff/claims.ts'
import { useWords } from '#session/words.tsx'
import { archive } from '../../contract/archive.ts'
import { archivePack } from '../../words/archive.pack.ts'
import { ClaimedRun } from '../claimed-run.tsx'
import { ClaimItem, type StaffClaim } from './claim-item.tsx'

interface Verdict {
  readonly claim: StaffClaim
  readonly pass: 'Y' | 'N'
}

const states = ['waits', 'passed', 'refused'] as const satisfies readonly ClaimState[]

/** Claims of archived runs: taken, decided with a reason, and turned round where that was wrong. */
export function ArchiveDesk() {
  const { staff } = useWords(archivePack)
  const search = useDeskSearch()
  const state = currentState(search.get('state'), states)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const read = useRead(archive.calls.claims, { state, pageNum: search.page, pageSize: 20 }, { keep: true })
  const decide = useWrite(archive.calls.decide, { success: 'saved', inline: true })
  return (
    <Stack gap={4}>
      <DeskChoice label={staff.state} states={states} words={staff.states} />
      <DeskPage
        joined
        read={read}
        label={staff.states[state]}
        empty={staff.empty}
        item={(claim) => <ClaimItem key={claim.id} claim={claim} onDecide={(pass) => setVerdict({ claim, pass })} />}
      />
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
    </Stack>
  )
}
