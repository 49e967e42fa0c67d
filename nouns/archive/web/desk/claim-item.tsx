import { useWrite } from '#api/writes.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import type { Out } from '#contract/endpoint.ts'
import { Button } from '#design/parts/button.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { archive } from '../../contract/archive.ts'
import { archivePack } from '../../words/archive.pack.ts'
import { ClaimedRun } from '../claimed-run.tsx'
import styles from '../claims.module.css'

export type StaffClaim = Out<typeof archive.calls.claims>['rows'][number]

export interface ClaimItemProps {
  readonly claim: StaffClaim
  readonly onDecide: (pass: 'Y' | 'N') => void
}

/** A claim with all that helps to decide it. */
export function ClaimItem({ claim, onDecide }: ClaimItemProps) {
  const { staff, claims } = useWords(archivePack)
  const { profile } = useMe()
  const take = useWrite(archive.calls.take)
  const mine = claim.taken !== null && claim.taken.UID === profile?.id
  const others = claim.taken !== null && !mine
  const waits = claim.STATE === 'waits'
  return (
    <li className={styles.claim}>
      <ClaimedRun run={claim.run} />
      <MemberLine id={claim.by.UID} nick={claim.by.NICK} head={claim.by.HEAD} size={28}>
        {claim.PILOTS.length > 0 ? staff.pilots(claim.PILOTS) : staff.noPilots}
      </MemberLine>
      <p className={styles.words}>{claim.REASON}</p>
      {claim.ANSWER && <p className={styles.answer}>{claim.ANSWER}</p>}
      <p className={styles.meta}>
        <Ago at={claim.TIME} />
        {claim.CODE && (
          <span>
            {claims.evidence} <Link to={`/r/${claim.CODE}`}>{claim.CODE}</Link>
          </span>
        )}
        {claim.RIVALS > 0 && <Chip tint="honey">{staff.rivals(claim.RIVALS)}</Chip>}
        {claim.taken && waits && <Chip tint="soda">{staff.takenBy(claim.taken.NICK)}</Chip>}
      </p>
      <p className={styles.actions}>
        {waits && !others && (
          <Button
            size="small"
            variant="quiet"
            busy={take.busy}
            onClick={() => void take.run({ id: claim.id, take: mine ? 'N' : 'Y' })}
          >
            {mine ? staff.giveBack : staff.take}
          </Button>
        )}
        {claim.STATE !== 'refused' && !(waits && others) && (
          <Button size="small" variant="quiet" onClick={() => onDecide('N')}>
            {staff.refuse}
          </Button>
        )}
        {claim.STATE !== 'passed' && !(waits && others) && (
          <Button size="small" icon="check" onClick={() => onDecide('Y')}>
            {staff.pass}
          </Button>
        )}
      </p>
    </li>
  )
}
