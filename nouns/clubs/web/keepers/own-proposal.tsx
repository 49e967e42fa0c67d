import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { MemberName } from '#cards/person/member-name.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Row } from '#design/parts/layout.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { Banner } from '#design/parts/state/banner.tsx'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { ClubProposal } from '../../contract/club-keeping.ts'
import { clubs } from '../../contract/clubs.ts'
import { clubKeepingPack } from '../../words/club-keeping.pack.ts'
import { clubPath } from '../card/topic-path.ts'
import styles from './propose-page.module.css'

const tints = { open: 'honey', accepted: 'matcha', declined: 'straw', withdrawn: 'plain' } as const

/** The proposal that waits for staff, in place of the form. */
export function OpenProposal({ proposal }: { readonly proposal: ClubProposal }) {
  const { propose: words } = useWords(clubKeepingPack)
  const toast = useToast()
  const { touch } = useReads()
  const withdrawal = useWrite(clubs.calls.withdrawProposal)
  const withdraw = async () => {
    const answer = await withdrawal.run({ id: proposal.id })
    if (answer.ok) toast.info(words.withdrawn)
    // Staff have decided meanwhile: show how.
    else touch(['proposals'])
  }
  return (
    <div className={styles.form}>
      <Banner title={words.waiting}>{words.waitingText}</Banner>
      <Card pad>
        <div className={styles.line}>
          <ProposalWords proposal={proposal} />
          <Row gap={2}>
            <Button busy={withdrawal.busy} onClick={() => void withdraw()}>
              {words.withdraw}
            </Button>
          </Row>
        </div>
      </Card>
    </div>
  )
}

/** A proposal that is decided or withdrawn. */
export function ProposalLine({ proposal }: { readonly proposal: ClubProposal }) {
  const { propose: words } = useWords(clubKeepingPack)
  const { DECISION: decision, M: m } = proposal
  return (
    <li>
      <Card pad>
        <div className={styles.line}>
          <ProposalWords proposal={proposal} />
          {decision !== '' && (
            <p>
              <span className="faint">{words.decision}</span> {decision}
            </p>
          )}
          {m !== null && (
            <Row gap={2}>
              <Link to={clubPath(m)} className={buttonClass({ size: 'small' })}>
                {words.toClub}
              </Link>
            </Row>
          )}
        </div>
      </Card>
    </li>
  )
}

function ProposalWords({ proposal }: { readonly proposal: ClubProposal }) {
  const { propose: words } = useWords(clubKeepingPack)
  const { KEEPER: keeper } = proposal
  return (
    <>
      <div className={styles.top}>
        <span className={styles.name}>{proposal.NAME}</span>
        <Chip tint={tints[proposal.STATE]}>{words.states[proposal.STATE]}</Chip>
        <Ago at={proposal.TIME} className="faint" />
      </div>
      {proposal.INTRO !== '' && <p className={styles.intro}>{proposal.INTRO}</p>}
      <p className="faint">
        {words.keeper} · {keeper ? <MemberName id={keeper.UID} nick={keeper.NICK} /> : words.keepers.staff}
      </p>
    </>
  )
}
