import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Breadcrumbs } from '#design/parts/moving/breadcrumbs.tsx'
import { PageHead, SectionHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { lifeLevels } from '#rules/people/privileges.ts'
import { Link } from '#session/link.tsx'
import { useLive } from '#session/live/live-wishes.ts'
import { useMe } from '#session/me.ts'
import { MembersOnly } from '#session/members-only.tsx'
import { useWords } from '#session/words.tsx'
import { clubs as clubsContract } from '../../contract/clubs.ts'
import { clubKeepingPack } from '../../words/club-keeping.pack.ts'
import { clubsPack } from '../../words/clubs.pack.ts'
import { OpenProposal, ProposalLine } from './own-proposal.tsx'
import { ProposeForm } from './propose-form.tsx'
import styles from './propose-page.module.css'

/** Where a member proposes a club to staff, and sees what became of earlier proposals. */
export function ProposePage() {
  const clubs = useWords(clubsPack)
  const { propose: words } = useWords(clubKeepingPack)
  return (
    <div className={styles.page}>
      <Breadcrumbs label={clubs.topic.where}>
        <Link to="/ms">{clubs.title}</Link>
        <span aria-current="page">{words.title}</span>
      </Breadcrumbs>
      <PageHead title={words.title} sub={words.text} />
      <MembersOnly>
        <Proposals />
      </MembersOnly>
    </div>
  )
}

function Proposals() {
  const all = useWords()
  const { propose: words } = useWords(clubKeepingPack)
  const { profile } = useMe()
  const { value, refusal, again } = useRead(clubsContract.calls.myProposals, {})
  // The decision of staff comes with a reminder.
  useLive('reminders', null, again)
  if (!value) {
    if (!refusal) return <SkeletonRows rows={4} label={all.shell.loading} />
    return (
      <ErrorState title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
        {problemWord(refusal, all)}
      </ErrorState>
    )
  }
  const open = value.find(({ STATE }) => STATE === 'open')
  const past = value.filter(({ STATE }) => STATE !== 'open')
  const mayPropose = (profile?.player ?? 0) >= lifeLevels.clubProposal
  return (
    <>
      {open && <OpenProposal proposal={open} />}
      {!open && mayPropose && <ProposeForm />}
      {!open && !mayPropose && (
        <EmptyState
          title={words.level}
          actions={
            <Link to="/privileges" className={buttonClass()}>
              {all.titles.privileges}
            </Link>
          }
        >
          {words.levelText}
        </EmptyState>
      )}
      {past.length > 0 && (
        <section className={styles.past}>
          <SectionHead title={words.mine.title} />
          <ul className={styles.list}>
            {past.map((proposal) => (
              <ProposalLine key={proposal.id} proposal={proposal} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
