import { areLinked } from '#core/members/links/linked.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import type { archive } from '../contract/archive.ts'
import { lockClaim, setTaker } from './store.ts'

/** POST /takeRunClaim: a staff member takes a waiting claim, so that no other works on it, or gives it back. */
export async function takeClaim({ db, input, member, now, refuse }: Call<typeof archive.calls.take>) {
  const claim = (await lockClaim(db, input.id)) ?? refuse('claimGone')
  if (claim.state !== 'waits') refuse('decided', { state: claim.state })
  if (await areLinked(db, member.id, claim.member)) refuse('ownClaim')
  if (claim.taken_by !== null && claim.taken_by !== member.id) refuse('taken')
  const taker = input.take === 'Y' ? member.id : null
  await setTaker(db, claim.id, taker)
  const subject = `claim:${claim.id}`
  const before = { taken: claim.taken_by }
  await logAct(db, { by: member, act: 'takeRunClaim', subject, reason: '', before, after: { taken: taker }, now })
  return 'suc' as const
}
