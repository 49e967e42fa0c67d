import type { admin } from '@patisserie/contract/admin'
import { lockJudged } from '../../core/members/staff-reads.ts'
import { setPrivileges } from '../../core/members/staff-store.ts'
import { givenReason } from '../../core/staff-log/given-reason.ts'
import { logAct } from '../../core/staff-log/log-act.ts'
import type { Call } from '../../kit/http/call.ts'

/** POST /updatePro: sets a member's privilege levels. */
export async function privilegeUser({ db, input, member, now, refuse }: Call<typeof admin.calls.privilegeUser>) {
  const reason = givenReason(input.reason, refuse)
  if (input.UID === member.id) refuse('self')
  const target = (await lockJudged(db, input.UID)) ?? refuse('missingMember')
  const before = { life: target.life_level, bomb: target.bomb_level }
  const after = { life: input.life, bomb: input.bomb }
  if (before.life === after.life && before.bomb === after.bomb) return 'suc' as const
  await setPrivileges(db, target.id, after)
  await logAct(db, { by: member, act: 'updatePro', subject: `member:${target.id}`, reason, before, after, now })
  return 'suc' as const
}
