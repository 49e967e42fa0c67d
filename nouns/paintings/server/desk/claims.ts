import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Database, ReadDb } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { offsetOf, type PageAsked, pageOf } from '#rules/paging.ts'
import { normalMail } from '#rules/people/accounts.ts'
import type { paintingStaff, RightsClaimRow } from '../../contract/painting-staff.ts'
import { claimKeptDays, claimProblem, paintingAt } from '../../rules/rights-claim.ts'
import { claimMail as en } from '../../words/claim-mail.en.ts'
import { claimMail as zh } from '../../words/claim-mail.zh.ts'
import { type DeskReader, deskColumns, deskRow, type StoredDeskRow } from './desk-row.ts'
import { refuseOwn } from './forbid-painting.ts'
import { lockAny, takeOutOfSight } from './hidden-store.ts'
import { tellHidden } from './reported-painting.ts'
import './tables.ts'

/** POST /claimRights: what a rights holder without an account asks for. Without a work that is here, staff find it. */
export async function claimRights({ db, input, from, now, refuse }: Call<typeof paintingStaff.calls.claim>) {
  const problem = claimProblem(input)
  if (problem) refuse(problem)
  const id = paintingAt(input.address)
  const painting =
    id === null ? undefined : await db.selectFrom('paintings').select('id').where('id', '=', id).executeTakeFirst()
  const [name, address, words] = [input.name.trim(), input.address.trim(), input.words.trim()]
  await db
    .insertInto('rights_claims')
    .values({
      name,
      mail: normalMail(input.mail),
      address,
      painting: painting?.id ?? null,
      words,
      language: from.language,
      at: now,
    })
    .execute()
  return 'suc' as const
}

export const countClaims = async (db: ReadDb): Promise<number> => {
  const sql = 'select count(*) as n from rights_claims where decided_at is null'
  return (await db.named<{ n: number }>({ name: 'rights-claims-count', sql }, []))[0]?.n ?? 0
}

/** POST /getRightsClaim: claims to decide, oldest first. */
export async function listClaims(db: ReadDb, asked: PageAsked, reader: DeskReader) {
  const [total, rows] = await Promise.all([
    countClaims(db),
    db.named<StoredClaim>(listStatement, [asked.pageSize, offsetOf(asked)]),
  ])
  return {
    ...pageOf(total, asked),
    rows: rows.map(
      (row): RightsClaimRow => ({
        id: row.claim,
        time: row.at.toISOString(),
        name: row.claimant,
        mail: row.mail,
        words: row.words,
        address: row.address,
        painting: row.id === null ? null : deskRow(row, reader),
      }),
    ),
  }
}

type StoredClaim = ClaimColumns & (StoredDeskRow | { readonly id: null })

interface ClaimColumns {
  readonly claim: number
  readonly at: Date
  readonly claimant: string
  readonly mail: string
  readonly words: string
  readonly address: string
}

const listStatement = {
  name: 'rights-claims-list',
  sql: `select c.id as claim, c.at, c.name as claimant, c.mail, c.words, c.address, ${deskColumns()}
    from rights_claims c left join (paintings p join members m on m.id = p.uploader) on p.id = c.painting
    where c.decided_at is null order by c.at, c.id limit $1 offset $2`,
}

/** POST /decideRightsClaim: answers a claim by mail; one that is right takes its work out of sight. */
export const decideClaim =
  (origin: string) =>
  async ({ db, input, member, now, refuse }: Call<typeof paintingStaff.calls.decideClaim>) => {
    const reason = givenReason(input.reason, refuse)
    const passes = input.pass === 'Y'
    const asked = await db.selectFrom('rights_claims').select('painting').where('id', '=', input.id).executeTakeFirst()
    // Lock order: the work before what is said about it.
    const id = asked?.painting ?? 0
    const painting = await lockAny(db, id)
    if (painting) await refuseOwn(db, { staff: member.id, uploader: painting.uploader }, refuse)
    const verdict = passes ? ('pass' as const) : ('notPass' as const)
    const claim = await db
      .updateTable('rights_claims')
      .set({ decided_at: now, decided_by: member.id, verdict })
      .where('id', '=', input.id)
      .where('decided_at', 'is', null)
      .returning(['id', 'mail', 'painting', 'language'])
      .executeTakeFirst()
    if (!claim) return refuse('missingClaim')
    const hides = passes && painting !== undefined
    if (hides && (await takeOutOfSight(db, { painting: painting.id, reason, by: member.id, now }))) {
      await tellHidden(db, painting, { state: 'hidden', note: reason, now })
    }
    const link = claim.painting === null ? '' : `${origin}/e/${claim.painting}`
    await addJob(db, 'mail', { to: claim.mail, ...{ zh, en }[claim.language][verdict]({ note: reason, link }) })
    // Without the name and the address of the claimant: the log is kept for ever.
    const before = { claim: claim.id, member: painting?.uploader ?? null, verdict: 'waits' }
    const subject = claim.painting === null ? `claim:${claim.id}` : `painting:${claim.painting}`
    const after = { ...before, verdict }
    await logAct(db, { by: member, act: 'decideRightsClaim', subject, reason, before, after, now })
    return 'suc' as const
  }

/** Drops names and mail addresses of claimants 90 days after the decision. */
export const dropClaimants = (db: Database, now: Date) =>
  db.own
    .updateTable('rights_claims')
    .set({ name: '', mail: '' })
    .where('decided_at', '<', new Date(now.getTime() - claimKeptDays * 86_400_000))
    .where((eb) => eb.or([eb('name', '<>', ''), eb('mail', '<>', '')]))
    .execute()
