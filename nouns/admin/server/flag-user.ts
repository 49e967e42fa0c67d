import { areLinked } from '#core/members/links/linked.ts'
import { type JudgedMember, lockJudged } from '#core/members/staff/staff-reads.ts'
import { setBlackFlag } from '#core/members/staff/staff-store.ts'
import { remind } from '#core/reminders/remind.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call, Caller } from '#kit/http/call.ts'
import type { admin } from '../contract/admin.ts'
import { closeAppeals } from './appeal-store.ts'

/** POST /updateUserBlack: sets or lifts the black flag. */
export async function flagUser({ db, input, member, now, refuse }: Call<typeof admin.calls.flagUser>) {
  const reason = givenReason(input.reason, refuse)
  if (await areLinked(db, member.id, input.UID)) refuse('self')
  const until = input.until === undefined ? null : new Date(input.until)
  const black = input.black === 'Y'
  if (black && until && until <= now) refuse('untilPast')
  const target = (await lockJudged(db, input.UID)) ?? refuse('missingMember')
  // Staff must lose their codes first, as a separate act in the log.
  if (black && target.staff.length > 0) refuse('staffMember')
  await changeFlag(db, { by: member, target, flag: { black, until: black ? until : null }, reason, now })
  return 'suc' as const
}

interface Flagging {
  readonly by: Caller
  readonly target: JudgedMember
  readonly flag: { readonly black: boolean; readonly until: Date | null }
  readonly reason: string
  readonly now: Date
}

/** Writes the flag, the staff log and the reminder. Does nothing if the flag is already the same. */
export async function changeFlag(tx: Tx, { by, target, flag, reason, now }: Flagging): Promise<void> {
  const wasFlagged = target.black && (target.black_until === null || target.black_until > now)
  const after = { black: flag.black, reason: flag.black ? reason : '', until: flag.until }
  const same =
    target.black === after.black &&
    target.black_reason === after.reason &&
    target.black_until?.getTime() === after.until?.getTime()
  if (same) return
  const subject = `member:${target.id}`
  await setBlackFlag(tx, target.id, after)
  // Appeals against an earlier flag end with that flag.
  if (!wasFlagged || !flag.black) await closeAppeals(tx, target.id, 'black')
  await logAct(tx, {
    by,
    act: 'updateUserBlack',
    subject,
    reason,
    before: { black: target.black, reason: target.black_reason, until: target.black_until },
    after,
    now,
  })
  const data = { state: flag.black ? 'set' : 'lifted', reason, until: flag.until?.toISOString() ?? '' }
  await remind(tx, { to: target.id, kind: 'blackFlag', subject, data, now })
}
