import type { Tx } from '#kit/db/database.ts'
import { beijingDay, beijingHour } from '#rules/beijing-time.ts'
import { doublesPower } from '#rules/desserts/effects.ts'
import { termsOf } from '#rules/desserts/work-out.ts'
import { dailyGift } from '#rules/economy/daily-gift.ts'
import { dayNumber } from '#rules/ledger/day-number.ts'
import { house } from '#rules/ledger/houses.ts'
import { displayedOf } from '../desserts/displayed.ts'
import { drawsFor, type NotedAct, noteManyDraws } from '../draws/member-draws.ts'
import { postTransfer } from '../ledger/post-transfer.ts'
import './tables.ts'

/**
 * Gives the gift of the day with a member's first log-in of a Beijing day; robots get none. Answers what the profile says
 * as `todayPower`: '' if it was given before.
 */
export async function giveDaily(tx: Tx, member: number, now: Date): Promise<string> {
  const last = await tx
    .selectFrom('members as m')
    .leftJoinLateral(
      (q) =>
        q
          .selectFrom('sign_in_days as d')
          .select(['d.day', 'd.streak'])
          .whereRef('d.member', '=', 'm.id')
          .orderBy('d.day', 'desc')
          .limit(1)
          .as('last'),
      (on) => on.onTrue(),
    )
    .select(['m.robot', 'last.day', 'last.streak'])
    .where('m.id', '=', member)
    .executeTakeFirstOrThrow()
  const day = beijingDay(now)
  const gift = dailyGift({ day: last.day, streak: last.streak ?? 0 }, day)
  if (!gift || last.robot) return ''
  const coffee = await drawCoffee(tx, { member, day, now })
  const power = (gift.reward.power ?? 0) * (coffee?.outcome === '2' ? 2 : 1)
  // Of two calls at once the second waits here, and finds the row of the first.
  const first = await tx
    .insertInto('sign_in_days')
    .values({ member, day, streak: gift.next.streak, power })
    .onConflict((c) => c.doNothing())
    .returning('member')
    .executeTakeFirst()
  if (!first) return ''
  if (coffee) await noteManyDraws(tx, [coffee])
  await postTransfer(tx, {
    reason: 'daily',
    about: { kind: 'day', id: dayNumber(day) },
    key: `daily:${member}:${day}`,
    at: now,
    moves: [{ from: house('mint'), to: member, resource: 'power', amount: power }],
  })
  return power === 1 ? 'power' : `power*${power}`
}

/** Coffee on display may double the power of an early first log-in; null without coffee, or later in the day. */
async function drawCoffee(
  tx: Tx,
  { member, day, now }: { readonly member: number; readonly day: string; readonly now: Date },
): Promise<NotedAct | null> {
  const hour = beijingHour(now)
  const shown = await displayedOf(tx, member)
  if (!doublesPower(shown, hour, 0)) return null
  const act = { member, kind: 'coffee', subject: day, now } as const
  const doubled = doublesPower(shown, hour, (await drawsFor(tx, act))(0))
  return { ...act, count: 1, terms: termsOf.coffee(shown?.card ?? false), outcome: doubled ? '2' : '1' }
}
