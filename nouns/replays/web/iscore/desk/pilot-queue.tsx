import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import { ReasonDialog } from '#cards/reason-dialog.tsx'
import type { Out } from '#contract/endpoint.ts'
import { classNames } from '#design/class-names.ts'
import { Button } from '#design/parts/button.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import row from '#desks/desk-row.module.css'
import { useDeskSearch } from '#desks/desk-search.ts'
import type { ClaimState } from '#rules/staff/claims.ts'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { iscore } from '../../../contract/iscore.ts'
import { iscorePack } from '../../../words/iscore/iscore.pack.ts'
import styles from './desk.module.css'

type Claim = Out<typeof iscore.calls.pilotClaims>['rows'][number]

interface Verdict {
  readonly claim: Claim
  readonly pass: 'Y' | 'N'
}

/** Members who say that a signature is theirs. */
export function PilotQueue({ state }: { readonly state: ClaimState }) {
  const { staff } = useWords(iscorePack)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const read = useRead(iscore.calls.pilotClaims, { state, pageNum: useDeskSearch().page, pageSize: 20 }, { keep: true })
  const decide = useWrite(iscore.calls.decidePilot, { success: 'saved', inline: true })
  return (
    <>
      <DeskPage
        joined
        read={read}
        label={staff.pilots}
        empty={staff.pilotsEmpty}
        item={(claim) => <ClaimItem key={claim.id} claim={claim} onDecide={(pass) => setVerdict({ claim, pass })} />}
      />
      {verdict && (
        <ReasonDialog
          title={verdict.pass === 'Y' ? staff.confirmTitle : staff.unconfirmTitle}
          send={verdict.pass === 'Y' ? staff.pass : staff.refuse}
          danger={verdict.pass === 'N'}
          onSend={(reason) =>
            decide.run({ id: verdict.claim.id, was: verdict.claim.STATE, pass: verdict.pass, reason })
          }
          onClose={() => setVerdict(null)}
        >
          <p className={styles.line}>
            <span className={styles.pilot}>{verdict.claim.PILOT}</span>
            {verdict.claim.NICK}
          </p>
        </ReasonDialog>
      )}
    </>
  )
}

function ClaimItem({ claim, onDecide }: { readonly claim: Claim; readonly onDecide: (pass: 'Y' | 'N') => void }) {
  const { staff } = useWords(iscorePack)
  return (
    <li className={classNames('opens', row.item)} data-list-item="">
      <div className={row.about}>
        <span className={styles.line}>
          <span className={styles.pilot}>{claim.PILOT}</span>
          <MemberLine id={claim.UID} nick={claim.NICK} head={claim.HEAD} size={28} />
          {claim.OTHERS > 0 && <Chip tint="honey">{staff.othersUse}</Chip>}
        </span>
        {claim.NOTE && <p className={styles.words}>{claim.NOTE}</p>}
        <span className={styles.meta}>
          <span>
            {staff.evidence}{' '}
            <Link to={`/r/${claim.CODE}`} className="opener" data-list-main="">
              {claim.CODE}
            </Link>
          </span>
          <span>{staff.uses(claim.OWN, claim.OTHERS)}</span>
          <Ago at={claim.TIME} />
        </span>
        {claim.REASON && <p className={styles.words}>{claim.REASON}</p>}
      </div>
      <span className={row.actions}>
        {claim.STATE !== 'refused' && (
          <Button size="small" variant="quiet" onClick={() => onDecide('N')}>
            {staff.refuse}
          </Button>
        )}
        {claim.STATE !== 'passed' && (
          <Button size="small" icon="check" onClick={() => onDecide('Y')}>
            {staff.pass}
          </Button>
        )}
      </span>
    </li>
  )
}
