import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { useWrite } from '#api/writes.ts'
import { BeyondPages } from '#cards/beyond-pages.tsx'
import { EmptyArt } from '#cards/empty-art.tsx'
import { classNames } from '#design/class-names.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Chip } from '#design/parts/chip.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { ConfirmDialog } from '#design/parts/over/confirm-dialog.tsx'
import { useToast } from '#design/parts/over/toast.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import type { Tint } from '#design/parts/tint.ts'
import type { ClaimState } from '#rules/staff/claims.ts'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import type { RunClaim } from '../contract/archive.ts'
import { archive as archiveContract } from '../contract/archive.ts'
import { archivePack } from '../words/archive.pack.ts'
import pageStyles from './archive-page.module.css'
import { archivePageSize, archivePath } from './archive-routes.ts'
import { ClaimedRun } from './claimed-run.tsx'
import styles from './claims.module.css'

/** One's own claims with what staff said. */
export function MyClaims({ page }: { readonly page: number }) {
  const pack = useWords()
  const words = useWords(archivePack)
  const read = useRead(archiveContract.calls.mine, { pageSize: archivePageSize, pageNum: page }, { keep: true })
  const { value } = read
  if (read.refusal) {
    return (
      <ErrorState title={words.failed} actions={<Button onClick={read.again}>{pack.shell.retry}</Button>}>
        {problemWord(read.refusal, pack)}
      </ErrorState>
    )
  }
  if (!value) return <SkeletonRows rows={4} label={pack.shell.loading} />
  if (value.rows.length === 0 && page > 1) return <BeyondPages first={archivePath({ mine: 'Y' })} />
  if (value.rows.length === 0) {
    return (
      <EmptyState
        art={<EmptyArt />}
        title={words.claims.none}
        actions={
          <Link to="/rpy/archive" stay className={buttonClass()}>
            {words.claims.browse}
          </Link>
        }
      >
        {words.claims.noneText}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={classNames(cardClass({ clip: true }), styles.list)}>
        {value.rows.map((claim) => (
          <MyClaim key={claim.id} claim={claim} />
        ))}
      </ul>
      <div className={pageStyles.pages}>
        <Pager
          page={page}
          pages={value.pageInfo.pages}
          labels={words.pager}
          link={(p, props) => <Link {...props} to={archivePath({ mine: 'Y', p })} stay />}
        />
      </div>
    </>
  )
}

export const claimTints = { waits: 'honey', passed: 'matcha', refused: 'plain' } as const satisfies Record<
  ClaimState,
  Tint
>

function MyClaim({ claim }: { readonly claim: RunClaim }) {
  const { claims } = useWords(archivePack)
  const toast = useToast()
  const withdrawal = useWrite(archiveContract.calls.withdraw)
  const [asked, setAsked] = useState(false)
  const withdraw = async () => {
    const answer = await withdrawal.run({ id: claim.id })
    setAsked(false)
    if (answer.ok) toast.success(claims.withdrawn)
  }
  return (
    <li className={styles.claim} data-list-item="">
      <ClaimedRun run={claim.run} />
      <p className={styles.words}>{claim.REASON}</p>
      {claim.ANSWER && <p className={styles.answer}>{claims.said(claim.ANSWER)}</p>}
      <p className={styles.meta}>
        <Chip tint={claimTints[claim.STATE]}>{claims.states[claim.STATE]}</Chip>
        <span>
          {claims.at} <Ago at={claim.TIME} />
        </span>
        {claim.CODE && (
          <span>
            {claims.evidence} <Link to={`/r/${claim.CODE}`}>{claim.CODE}</Link>
          </span>
        )}
        {claim.STATE === 'waits' && (
          <Button size="small" variant="quiet" className={styles.withdraw} onClick={() => setAsked(true)}>
            {claims.withdraw}
          </Button>
        )}
      </p>
      {asked && (
        <ConfirmDialog
          title={claims.withdrawTitle}
          keep={claims.keep}
          confirm={claims.withdraw}
          busy={withdrawal.busy}
          onConfirm={() => void withdraw()}
          onClose={() => setAsked(false)}
        >
          {claims.withdrawText}
        </ConfirmDialog>
      )}
    </li>
  )
}
