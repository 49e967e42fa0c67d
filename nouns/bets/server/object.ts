import { linkedTo } from '#core/members/links/linked.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { storable } from '#kit/db/storable.ts'
import type { Call } from '#kit/http/call.ts'
import type { bets } from '../contract/bets.ts'
import { mayObjectUntil, objectsAgainFrom } from '../rules/result.ts'
import { lockBettor } from './bettor.ts'
import { tellOdds } from './live-topic.ts'
import { findBet } from './stored-bet.ts'
import './tables.ts'

/** POST /objectBocai: one objection of a person, within the day of the proposal. */
export async function object({ db, input, member, now, refuse }: Call<typeof bets.calls.object>) {
  const reason = storable(givenReason(input.reason, refuse))
  const seen = await findBet(db, input.bocaiName)
  if (!seen?.opened_at) return refuse('betUnknown')
  // What is being paid is locked before the people in it.
  if (seen.settling_at) refuse('objectionLate')
  await lockBettor(db, member.id)
  // Whoever decides, or begins to pay, waits until the objection is there.
  const bet = await db
    .selectFrom('bets')
    .select(['id', 'name', 'proposed_at', 'settling_at'])
    .where('id', '=', seen.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (!bet.proposed_at) return refuse('notProposed')
  if (bet.settling_at || now >= mayObjectUntil(bet.proposed_at)) refuse('objectionLate')
  const accounts = await linkedTo(db, member.id)
  const staked = await db
    .selectFrom('bet_stakes')
    .select('id')
    .where('bet', '=', bet.id)
    .where('member', 'in', [...accounts])
    .limit(1)
    .executeTakeFirst()
  if (!staked) refuse('notStaked')
  const before = await db
    .selectFrom('bet_objections')
    .select(['bet', 'answered_at', 'founded'])
    .where('member', 'in', [...accounts])
    .execute()
  if (before.some((each) => each.bet === bet.id)) refuse('objectedAlready')
  const barred = before.some(
    ({ answered_at, founded }) => answered_at && founded === false && now < objectsAgainFrom(answered_at),
  )
  if (barred) refuse('objectsNot')
  await db.insertInto('bet_objections').values({ bet: bet.id, member: member.id, reason, at: now }).execute()
  tellOdds(db, bet.name)
  return 'suc' as const
}
