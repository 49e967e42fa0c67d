import { LevelFull, postTransfer } from '#core/ledger/post-transfer.ts'
import { linkedTo } from '#core/members/links/linked.ts'
import { remind } from '#core/reminders/remind.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import { house } from '#rules/ledger/houses.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import type { gifts } from '../../contract/gifts.ts'
import { mostAwarded } from '../../rules/gifts.ts'
import { awardSubject } from '../names.ts'
import '../tables.ts'

/** POST /prizePresent */
export async function award({ db, input, member, now, refuse }: Call<typeof gifts.calls.award>) {
  const { receiver, resource, amount } = input
  const reason = givenReason(input.reason, refuse)
  if (!Number.isSafeInteger(amount) || amount < 1) refuse('amountWrong')
  const most = mostAwarded(resource)
  if (amount > most) refuse('awardMost', { most })
  const found = await db
    .selectFrom('members')
    .select(['robot', 'mail_verified_at'])
    .where('id', '=', receiver)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  const { robot, mail_verified_at } = found ?? refuse('personUnknown')
  // Staff award nothing to themselves, nor to another account of theirs.
  if ((await linkedTo(db, member.id)).includes(receiver)) refuse('staffOwn')
  if (robot) refuse('robotAccount')
  if (mail_verified_at === null) refuse('unverified')
  const row = { receiver, resource: resourceNumber(resource), amount, reason, staff: member.id, at: now }
  const { id } = await db.insertInto('awards').values(row).returning('id').executeTakeFirstOrThrow()
  const subject = awardSubject(id)
  await logAct(db, {
    by: member,
    act: 'prizePresent',
    subject: `member:${receiver}`,
    reason,
    before: null,
    after: { award: id, resource, amount },
    now,
  })
  await remind(db, { to: receiver, kind: 'award', subject, data: { resource, amount, note: reason }, now })
  await postTransfer(db, {
    reason: 'prize',
    about: { kind: 'nothing', id },
    key: subject,
    at: now,
    moves: [{ from: house('prizes'), to: receiver, resource, amount }],
  }).catch((error: unknown) => {
    if (error instanceof LevelFull) refuse('levelFull')
    throw error
  })
  return 'suc' as const
}
