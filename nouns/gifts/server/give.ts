import { type GiftsOfWeek, lockWeeks } from '#core/gift-weeks/gift-weeks.ts'
import { postTransfer, tooLittle } from '#core/ledger/post-transfer.ts'
import { refuseBlack } from '#core/members/black-gate.ts'
import { remind } from '#core/reminders/remind.ts'
import { storable } from '#kit/db/storable.ts'
import type { Call } from '#kit/http/call.ts'
import { weekHasRoomAt, worthOf } from '#rules/economy/counted-gift.ts'
import { giving } from '#rules/economy/economy-rates.ts'
import { giftWeekProblem, giftWorth, isGiftable } from '#rules/economy/gift-worth.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import type { gifts } from '../contract/gifts.ts'
import { giftBar, giftProblem, mayGiveFrom } from '../rules/gifts.ts'
import { giverAndReceiver } from './giver-and-receiver.ts'
import { giftKey, giftSubject } from './names.ts'
import './tables.ts'

type Given = Call<typeof gifts.calls.give>

/** POST /presentPoint */
export const give = (giftsOfWeek: GiftsOfWeek) => async (call: Given) => {
  const { db, input, member, now, refuse } = call
  const { resource, amount } = input
  const note = storable(input.note).trim()
  await refuseBlack(db, member)
  const people = { giver: member.id, receiver: input.receiver }
  const { standing } = (await giverAndReceiver(db, { ...people, now })) ?? refuse('personUnknown')
  const bar = giftBar(standing)
  if (bar) refuse(bar, bar === 'accountYoung' ? { until: mayGiveFrom(standing.joined).toISOString() } : undefined)
  const problem = giftProblem({ resource, amount, note })
  if (problem) refuse(problem)
  if (!isGiftable(resource)) return refuse('notGiftable')
  const worth = giftWorth(resource, amount)
  await fitWeeks(call, giftsOfWeek, worth)
  const row = { ...people, resource: resourceNumber(resource), amount, worth, note, at: now }
  const { id } = await db.insertInto('gifts').values(row).returning('id').executeTakeFirstOrThrow()
  await remind(db, {
    to: people.receiver,
    kind: 'gift',
    subject: giftSubject(id),
    actor: member.id,
    data: { resource, amount, words: note },
    now,
  })
  await postTransfer(db, {
    reason: 'gift',
    about: { kind: 'gift', id },
    key: giftKey(id),
    at: now,
    moves: [{ from: member.id, to: people.receiver, resource, amount }],
  }).catch(tooLittle(() => refuse('tooLittle')))
  return 'suc' as const
}

/** Refuses what does not fit into the weeks of both, and holds both until the transaction ends. */
async function fitWeeks(
  { db, input, member, now, refuse }: Given,
  giftsOfWeek: GiftsOfWeek,
  worth: number,
): Promise<void> {
  if (worth > giving.worthAWeek) refuse('worthMost', { most: giving.worthAWeek })
  const accounts = (await lockWeeks(db, member.id, input.receiver)) ?? refuse('busy')
  const out = await giftsOfWeek(db, { accounts: accounts.giver, way: 'out', now })
  const received = await giftsOfWeek(db, { accounts: accounts.receiver, way: 'in', now })
  const problem = giftWeekProblem(worth, { given: worthOf(out), received: worthOf(received) })
  if (problem === 'weekOut') {
    const left = giving.worthAWeek - worthOf(out)
    refuse('weekOut', { left, until: weekHasRoomAt(worth, out)?.toISOString() })
  }
  // How much others gave the receiver is nobody else's business.
  if (problem === 'weekIn') refuse('weekIn')
}
