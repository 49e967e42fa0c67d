import { postTransfer, tooLittle } from '#core/ledger/post-transfer.ts'
import { remind } from '#core/reminders/remind.ts'
import type { Call } from '#kit/http/call.ts'
import type { gifts } from '../contract/gifts.ts'
import { declineUntil } from '../rules/gifts.ts'
import { endGift, lockGift } from './end-gift.ts'
import { giftKey, giftSubject } from './names.ts'

/** POST /declineGift */
export async function decline({ db, input, member, now, refuse }: Call<typeof gifts.calls.decline>) {
  const gift = await lockGift(db, input.id)
  if (!gift || gift.receiver !== member.id) return refuse('giftUnknown')
  if (gift.state !== 'given') refuse('giftEnded')
  if (now > declineUntil(gift.at)) refuse('declineLate')
  if (gift.giverClosed) refuse('giverClosed')
  const { id, giver, resource, amount } = gift
  await endGift(db, { id, state: 'declined', reason: '', now })
  await remind(db, {
    to: giver,
    kind: 'giftDeclined',
    subject: giftSubject(id),
    actor: member.id,
    data: { resource, amount },
    now,
  })
  await postTransfer(db, {
    reason: 'giftDeclined',
    about: { kind: 'gift', id },
    key: `declined:${giftKey(id)}`,
    at: now,
    moves: [{ from: member.id, to: giver, resource, amount }],
  }).catch(tooLittle(() => refuse('tooLittle')))
  return 'suc' as const
}
