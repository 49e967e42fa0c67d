import { holdCode } from '#core/members/staff/hold-codes.ts'
import { countAdmins, type JudgedMember, lockCodes, lockJudged, staffMembers } from '#core/members/staff/staff-reads.ts'
import { setStaff } from '#core/members/staff/staff-store.ts'
import { remind } from '#core/reminders/remind.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import type { Call, Caller } from '#kit/http/call.ts'
import { grantProblem, type Permission } from '#rules/staff/permissions.ts'
import type { admin } from '../contract/admin.ts'
import { hasFreshSession } from './fresh-session.ts'
import type { AdminServices } from './services.ts'

/** GET /getAllAdmin: all staff members with their codes. */
export async function listStaff(db: ReadDb) {
  const rows = await staffMembers(db)
  return rows.map((row) => ({
    UID: row.id,
    ACCOUNT: row.account,
    NICK: row.nick,
    HEAD: row.head,
    // The column only ever stores codes of this list.
    PY: row.staff as Permission[],
    SEEN: row.seen?.toISOString() ?? null,
  }))
}

/** POST /addAdmin: gives codes to a member who has none. */
export const addStaff = (services: AdminServices) => async (call: Call<typeof admin.calls.addStaff>) => {
  const { db, input, member, now, refuse } = call
  const reason = givenReason(input.reason, refuse)
  if (input.permissions.length === 0) refuse('missingPermissions')
  if (!(await hasFreshSession(db, member, now))) refuse('sessionOld')
  await lockCodes(db)
  await holdCode(db, member, 'admin', { now, demo: services.demo })
  const to = (await lockJudged(db, Number(input.id))) ?? refuse('missingMember')
  if (to.staff.length > 0) refuse('duplicateAdmin')
  if (isFlagged(to, now)) refuse('blackMember')
  const problem = await problemOf(db, { giver: member, to, wanted: input.permissions })
  if (problem === 'notHeld' || problem === 'self') refuse(problem)
  if (!(await services.proof.passesFactor(db, { member: member.id, code: input.code, now }))) refuse('codeWrong')
  await give(db, { by: member, act: 'addAdmin', to, codes: input.permissions, reason, now })
  return 'suc' as const
}

/** POST /updateAdmin: replaces the codes of a staff member; an empty list removes them from the staff. */
export const updateStaff = (services: AdminServices) => async (call: Call<typeof admin.calls.updateStaff>) => {
  const { db, input, member, now, refuse } = call
  const reason = givenReason(input.reason, refuse)
  if (!(await hasFreshSession(db, member, now))) refuse('sessionOld')
  await lockCodes(db)
  await holdCode(db, member, 'admin', { now, demo: services.demo })
  const to = await lockJudged(db, input.UID)
  if (!to || to.staff.length === 0) return refuse('missingAdmin')
  const problem = await problemOf(db, { giver: member, to, wanted: input.permissions })
  if (problem) refuse(problem)
  if (!(await services.proof.passesFactor(db, { member: member.id, code: input.code, now }))) refuse('codeWrong')
  await give(db, { by: member, act: 'updateAdmin', to, codes: input.permissions, reason, now })
  return 'suc' as const
}

const isFlagged = ({ black, black_until }: JudgedMember, now: Date) => black && (!black_until || black_until > now)

interface Wish {
  readonly giver: Caller
  readonly to: JudgedMember
  readonly wanted: readonly Permission[]
}

/** Checks the grant. Reads the giver's codes again: they may have changed since the call came in. */
async function problemOf(tx: Tx, { giver, to, wanted }: Wish) {
  const self = giver.id === to.id ? to : await lockJudged(tx, giver.id)
  return grantProblem({ giver: { id: giver.id, staff: self?.staff ?? [] }, to, wanted, admins: await countAdmins(tx) })
}

interface Giving {
  readonly by: Caller
  readonly act: 'addAdmin' | 'updateAdmin'
  readonly to: JudgedMember
  readonly codes: readonly Permission[]
  readonly reason: string
  readonly now: Date
}

async function give(tx: Tx, { by, act, to, codes, reason, now }: Giving): Promise<void> {
  const after = [...new Set(codes)].sort()
  const before = [...to.staff].sort()
  if (after.join() === before.join()) return
  await setStaff(tx, to.id, after)
  const subject = `member:${to.id}`
  await logAct(tx, { by, act, subject, reason, before: { permissions: before }, after: { permissions: after }, now })
  await remind(tx, { to: to.id, kind: 'staff', subject, data: { codes: after.join('|') }, now })
}
