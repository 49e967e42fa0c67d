import { randomUUID } from 'node:crypto'
import { grantDessert } from '#core/desserts/grant.ts'
import { linkedTo } from '#core/members/links/linked.ts'
import { remind } from '#core/reminders/remind.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { desserts } from '../../contract/desserts.ts'

/** POST /prizeDessert: a call that is sent again has an idempotency key. */
export async function prize({ db, input, member, now, refuse }: Call<typeof desserts.calls.prize>) {
  const { UID, dessert } = input
  const reason = givenReason(input.reason, refuse)
  const person = await db
    .selectFrom('members')
    .select(['robot', 'mail_verified_at'])
    .where('id', '=', UID)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  const { robot, mail_verified_at } = person ?? refuse('personUnknown')
  if ((await linkedTo(db, member.id)).includes(UID)) refuse('ownAccount')
  if (robot) refuse('robotAccount')
  if (mail_verified_at === null) refuse('unverified')
  const key = `prize:${randomUUID()}`
  const granted = await grantDessert(db, { member: UID, dessert, key, again: 'level', now })
  if (!granted) throw new Error('a new key was given before')
  const { again, level } = granted
  const subject = `member:${UID}`
  await logAct(db, {
    by: member,
    act: 'prizeDessert',
    subject,
    reason,
    before: null,
    after: { dessert, level, again },
    now,
  })
  await remind(db, { to: UID, kind: 'dessertGiven', subject: key, data: { dessert, level, note: reason }, now })
  return { AGAIN: yesNoOf(again), LEVEL: level }
}
