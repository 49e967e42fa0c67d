import type { LackNotice } from '#contract/lack-notice.ts'
import { type GiftsOfWeek, lockWeeks } from '#core/gift-weeks/gift-weeks.ts'
import { postTransfer, tooLittle } from '#core/ledger/post-transfer.ts'
import { isInDebt } from '#core/ledger/reads.ts'
import { refuseBlack } from '#core/members/black-gate.ts'
import { isRobot } from '#core/members/links/linked.ts'
import type { Call } from '#kit/http/call.ts'
import { worthOf } from '#rules/economy/counted-gift.ts'
import { giftWeekProblem, giftWorth } from '#rules/economy/gift-worth.ts'
import type { bets } from '../contract/bets.ts'
import { checkForm, insertBet, readForm } from './bet-form.ts'
import { baseKey, betAccount } from './names.ts'

/**
 * POST /askBocai: a member's event in faith. Its base leaves the member at once and comes back if staff refuse the event; it counts
 * as a gift of its worth in the member's week.
 */
export const ask = (giftsOfWeek: GiftsOfWeek) => async (call: Call<typeof bets.calls.ask>) => {
  const { db, input, member, now, refuse } = call
  await refuseBlack(db, member)
  if (await isRobot(db, member.id)) refuse('robotBets')
  if (await isInDebt(db, member.id)) refuse('inDebt')
  const { base } = input
  const form = {
    ...readForm(input),
    resource: 'faith',
    base,
    oddsType: input.oddsType,
    multi: input.multi === 'Y',
    ofMember: true,
  } as const
  // Two at once would both find no other one waiting, and room in the week.
  const { giver: accounts } = (await lockWeeks(db, member.id, member.id)) ?? refuse('busy')
  await checkForm(db, { form, category: input.category, member: member.id, now }, refuse)
  const waiting = await db
    .selectFrom('bets')
    .select('id')
    .where('opener', 'in', [...accounts])
    .where('of_member', '=', true)
    .where('opened_at', 'is', null)
    .where('refused_at', 'is', null)
    .executeTakeFirst()
  if (waiting) refuse('oneAsked')
  const given = worthOf(await giftsOfWeek(db, { accounts, way: 'out', now }))
  if (giftWeekProblem(giftWorth('faith', base), { given, received: 0 })) refuse('weekOut')
  const id =
    (await insertBet(db, {
      form,
      category: input.category,
      resource: 'faith',
      show: input.show,
      opener: member.id,
      involved: [],
      isAsked: true,
      now,
    })) ?? refuse('nameTaken')
  await postTransfer(db, {
    reason: 'betBase',
    about: { kind: 'bet', id },
    key: baseKey(id),
    at: now,
    moves: [{ from: member.id, to: betAccount(id), resource: 'faith', amount: base }],
  }).catch(tooLittle((resource) => refuse('insufficient', { resource, lacks: 0 } satisfies LackNotice)))
  return 'suc' as const
}
