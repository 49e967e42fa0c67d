import { sql } from 'kysely'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import { linkedTo } from '#core/members/links/linked.ts'
import { remind } from '#core/reminders/remind.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Call } from '#kit/http/call.ts'
import { house } from '#rules/ledger/houses.ts'
import type { gifts } from '../../contract/gifts.ts'
import { endGift, lockGift } from '../end-gift.ts'
import { giftKey, giftSubject } from '../names.ts'

/** POST /takeBackGift */
export async function takeBackGift({ db, input, member, now, refuse }: Call<typeof gifts.calls.takeBack>) {
  const reason = givenReason(input.reason, refuse)
  const gift = await lockGift(db, input.id)
  if (!gift) return refuse('giftUnknown')
  if (gift.state !== 'given') refuse('giftEnded')
  if (gift.giverClosed) refuse('giverClosed')
  const own = await linkedTo(db, member.id)
  if (own.includes(gift.giver) || own.includes(gift.receiver)) refuse('staffOwn')
  const { id, giver, receiver, resource, amount } = gift
  await endGift(db, { id, state: 'takenBack', reason, now })
  await logAct(db, {
    by: member,
    act: 'takeBackGift',
    subject: giftSubject(id),
    reason,
    before: { state: 'given' },
    after: { state: 'takenBack', giver, receiver, resource, amount },
    now,
  })
  const told = { kind: 'giftTakenBack', subject: giftSubject(id), now } as const
  const data = { resource, amount, note: reason }
  await remind(db, { ...told, to: receiver, data: { ...data, way: 'in', other: gift.giverNick } })
  await remind(db, { ...told, to: giver, data: { ...data, way: 'out', other: gift.receiverNick } })
  const key = `takenBack:${giftKey(id)}`
  await postTransfer(db, {
    reason: 'giftTakenBack',
    about: { kind: 'gift', id },
    key,
    at: now,
    moves: [{ from: receiver, to: giver, resource, amount }],
    short: 'loss',
  })
  // The row is locked since `lockGift`.
  await sql`update gifts set lost = coalesce((
      select sum(m.amount) from ledger_posts p join ledger_moves m on m.post = p.id
      where p.key = ${key} and m.source = ${house('loss')}), 0)
    where id = ${id}`.execute(db)
  return 'suc' as const
}
