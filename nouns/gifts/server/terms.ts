import type { gifts } from '@patisserie/contract/gifts'
import { giving } from '@patisserie/rules/economy/economy-rates'
import { isGiftable } from '@patisserie/rules/economy/gift-worth'
import { giftBar, mayGiveFrom, worthOf } from '@patisserie/rules/economy/gifts'
import { resources } from '@patisserie/rules/ledger/resources'
import { lifeLevels } from '@patisserie/rules/people/privileges'
import { giftsOfWeek, weekRow } from '../../core/gift-weeks/gift-weeks.ts'
import { readWallet } from '../../core/ledger/reads.ts'
import { linkedTo } from '../../core/members/linked.ts'
import type { Call } from '../../kit/http/call.ts'
import { giverAndReceiver } from './giver-and-receiver.ts'

/** POST /getGiftTerms: what `give` would refuse whatever the gift, and what it would allow. */
export async function terms({ db, input, member, now, refuse }: Call<typeof gifts.calls.terms>) {
  const [pair, { balances }, ownAccounts, theirAccounts] = await Promise.all([
    giverAndReceiver(db, { giver: member.id, receiver: input.UID, now }),
    readWallet(db, member.id),
    linkedTo(db, member.id),
    linkedTo(db, input.UID),
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
    UID: input.UID,
    NICK: nick,
    HEAD: head,
    WHY: (isLow && bar !== 'giftSelf' && 'levelMissing') || bar || (isFull ? 'weekIn' : ''),
    FROM: bar === 'accountYoung' ? mayGiveFrom(standing.joined).toISOString() : '',
    week: weekRow(out),
    held: resources
      .filter((each) => isGiftable(each) && balances[each] > 0)
      .map((each) => ({ RESOURCE: each, AMOUNT: balances[each] })),
  } as const
}
