import { setLevels } from '#core/ledger/set-levels.ts'
import { areLinked } from '#core/members/links/linked.ts'
import { lockJudged } from '#core/members/staff/staff-reads.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import type { admin } from '../contract/admin.ts'

/** POST /updatePro: sets a member's privilege levels. */
export async function privilegeUser({ db, input, member, now, refuse }: Call<typeof admin.calls.privilegeUser>) {
  const reason = givenReason(input.reason, refuse)
  if (await areLinked(db, member.id, input.UID)) refuse('self')
  const target = (await lockJudged(db, input.UID)) ?? refuse('missingMember')
  const after = { life: input.life, bomb: input.bomb }
  const before = await setLevels(db, { member: target.id, levels: after, now })
  if (before.life === after.life && before.bomb === after.bomb) return 'suc' as const
  await logAct(db, { by: member, act: 'updatePro', subject: `member:${target.id}`, reason, before, after, now })
  return 'suc' as const
}
