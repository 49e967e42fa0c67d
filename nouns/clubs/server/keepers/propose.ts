import { refuseBlack } from '#core/members/black-gate.ts'
import { refuseEntered } from '#core/members/not-entered.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import type { Call } from '#kit/http/call.ts'
import type { clubs } from '../../contract/clubs.ts'
import { clubProblem, plainClub } from '../../rules/clubs.ts'
import { isNameTaken } from '../clubs/club-store.ts'
import { keeperProblem } from './keeper-store.ts'
import { lockProposal } from './proposal-store.ts'

type Calls = typeof clubs.calls

/** POST /proposeMS: a member proposes a club to staff; one proposal of a member is open at a time. */
export async function propose({ db, input, member, now, refuse }: Call<Calls['propose']>) {
  refuseEntered(member)
  await refuseBlack(db, member)
  const problem = clubProblem(input)
  if (problem) refuse(problem)
  const reason = givenReason(input.reason, refuse)
  const { name, intro } = plainClub(input)
  const keeper = input.UID ?? null
  const unfit = keeper === null ? null : await keeperProblem(db, keeper)
  if (unfit) refuse(unfit)
  if (await isNameTaken(db, name)) refuse('clubNameTaken')
  const made = await db
    .insertInto('club_proposals')
    .values({ proposer: member.id, name, intro, reason, keeper, at: now })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made ?? refuse('proposalOpen')
}

/** POST /withdrawMSProposal: the proposer takes their open proposal back. */
export async function withdrawProposal({ db, input, member, refuse }: Call<Calls['withdrawProposal']>) {
  refuseEntered(member)
  const proposal = await lockProposal(db, input.id)
  if (!proposal || proposal.proposer !== member.id) return refuse('proposalGone')
  if (proposal.state === 'withdrawn') return 'suc' as const
  if (proposal.state !== 'open') refuse('proposalDecided')
  await db.updateTable('club_proposals').set({ state: 'withdrawn' }).where('id', '=', proposal.id).execute()
  return 'suc' as const
}
