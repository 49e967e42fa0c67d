import type { Profile } from '#contract/profile.ts'
import { refuseBlack } from '#core/members/black-gate.ts'
import { holdSession } from '#core/members/end-sessions.ts'
import { reachedFrom, switchable } from '#core/members/links/link-graph.ts'
import { linksAround } from '#core/members/links/link-store.ts'
import { lockHolder } from '#core/members/reads.ts'
import { isFactorOn } from '#core/members/second-factor/factor-store.ts'
import { holdAnyCode } from '#core/members/staff/hold-codes.ts'
import { enterMember } from '#core/members/staff/staff-store.ts'
import { originOf, returnTo, switchSession } from '#core/members/switch-session.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import type { roles } from '../../contract/roles.ts'
import { profileOf } from '../log-in/sign-in.ts'
import { takeCode } from '../log-in/take-code.ts'
import type { AccountsServices } from '../services.ts'
import { insertLogIn } from '../store.ts'

type Switch = Call<typeof roles.calls.change>

/**
 * POST /switchRole: continues the session as another account of the same person, or of staff as a robot. Calls with a password or a
 * token in them are refused to script tokens and to staff who entered an account, so both never come here.
 */
export const switchRole =
  (services: AccountsServices & { readonly demo: boolean }) =>
  async (call: Switch): Promise<Profile> => {
    const { db, input, member, from, now, refuse } = call
    await refuseBlack(db, member)
    const target = await lockTarget(db, member.id, input.UID)
    await holdSession(db, member)
    if (!target || target.closed_at || input.UID === member.id) return refuse('roleMissing')
    if (target.robot) return playRobot(call, services.demo)
    const links = switchable(await linksAround(db, [member.id]))
    if (!reachedFrom(links, member.id).has(target.id)) return refuse('roleMissing')
    if (target.black && (target.black_until === null || target.black_until > now)) return refuse('roleBlack')
    const origin = await originOf(db, member.session)
    if (origin?.member === target.id) {
      const token = await returnTo(db, { origin: origin.session, from: member, now })
      return { ...(await profileOf(db, target.id, now)), token }
    }
    if (!target.opened) return refuse('roleAsleep')
    // The password of one account must not open another one that is guarded by a second factor.
    if (await isFactorOn(db, target.id)) {
      const code = input.code?.trim() ?? ''
      if (code === '') return refuse('codeNeeded')
      if (!(await takeCode(db, services, { member: target.id, code, now }))) return refuse('codeWrong')
    }
    const session = await switchSession(db, { to: target.id, from: member, agent: from.agent, now })
    await insertLogIn(db, { member: target.id, session: session.id, ip: from.ip, network: from.network, at: now })
    return { ...(await profileOf(db, target.id, now)), token: session.token }
  }

/** Any staff may play a robot; it is entered as other accounts are, and everything done there is logged as both. */
async function playRobot({ db, input, member, now, refuse }: Switch, demo: boolean): Promise<Profile> {
  if (!(await holdAnyCode(db, member, { now, demo }))) return refuse('roleMissing')
  const subject = `member:${input.UID}`
  const act = { by: member, act: 'switchRole', subject, reason: '', before: null, after: null, entered: input.UID, now }
  await logAct(db, act)
  const { token } = await enterMember(db, { member: input.UID, by: member.id, session: member.session, now })
  return { ...(await profileOf(db, input.UID, now)), token }
}

/** Reads and locks the account; two that switch to each other at once lock their rows in one order. */
async function lockTarget(tx: Tx, caller: number, id: number) {
  if (caller < id) await lockHolder(tx, caller)
  const member = await tx
    .selectFrom('members')
    .select(['id', 'robot', 'black', 'black_until', 'closed_at'])
    .where('id', '=', id)
    .where('forgotten_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const linked = await tx.selectFrom('linked_accounts').select('opened').where('member', '=', id).executeTakeFirst()
  return member && { ...member, opened: linked?.opened === true }
}
