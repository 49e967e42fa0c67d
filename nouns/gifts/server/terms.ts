import { type GiftsOfWeek, weekRow } from '#core/gift-weeks/gift-weeks.ts'
import { readWallet } from '#core/ledger/reads.ts'
import { linkedTo } from '#core/members/links/linked.ts'
import type { Call } from '#kit/http/call.ts'
import { worthOf } from '#rules/economy/counted-gift.ts'
import { giving } from '#rules/economy/economy-rates.ts'
import { isGiftable } from '#rules/economy/gift-worth.ts'
import { resources } from '#rules/ledger/resources.ts'
import { lifeLevels } from '#rules/people/privileges.ts'
import type { gifts } from '../contract/gifts.ts'
import { giftBar, mayGiveFrom } from '../rules/gifts.ts'
import { giverAndReceiver } from './giver-and-receiver.ts'

/** POST /getGiftTerms: what `give` would refuse whatever the gift, and what it would allow. */
export const terms =
  (giftsOfWeek: GiftsOfWeek) =>
  async ({ db, input, member, now, refuse }: Call<typeof gifts.calls.terms>) => {
    const [pair, { balances }, ownAccounts, theirAccounts] = await Promise.all([
      giverAndReceiver(db, { giver: member.id, receiver: input.receiver, now }),
      readWallet(db, member.id),
      linkedTo(db, member.id),
      linkedTo(db, input.receiver),
    ])
    if (!pair) return refuse('personUnknown')
    const { nick, head, standing } = pair
    const [out, received] = await Promise.all([
      giftsOfWeek(db, { accounts: ownAccounts, way: 'out', now }),
      giftsOfWeek(db, { accounts: theirAccounts, way: 'in', now }),
    ])
    const bar = giftBar(standing)
    const isFull = worthOf(received) >= giving.worthAWeek
    const isLow = member.levels.life < lifeLevels.gift
    return {
      receiver: input.receiver,
      nick,
      head,
      whyNot: (isLow && bar !== 'giftSelf' && 'levelMissing') || bar || (isFull ? 'weekIn' : ''),
      mayGiveFrom: bar === 'accountYoung' ? mayGiveFrom(standing.joined).toISOString() : '',
      week: weekRow(out),
      held: resources
        .filter((each) => isGiftable(each) && balances[each] > 0)
        .map((each) => ({ resource: each, amount: balances[each] })),
    } as const
  }
