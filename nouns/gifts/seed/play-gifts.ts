import type { GiftsOfWeek } from '#core/gift-weeks/gift-weeks.ts'
import { linkOwn, lockLinks } from '#core/members/links/link-store.ts'
import { giveDaily } from '#core/rewards/give-daily.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { callOf } from '#site/seed/act.ts'
import { hoursBefore, type SeedEvent } from '#site/seed/events.ts'
import type { gifts } from '../contract/gifts.ts'
import { give } from '../server/give.ts'

interface GiftPlay {
  readonly tx: Tx
  readonly members: readonly number[]
  readonly now: Date
  readonly giftsOfWeek: GiftsOfWeek
}

/** What is given of what `playShop` bought: how many hours ago, by whom, to whom. */
const given: readonly (readonly [
  hours: number,
  from: number,
  to: number,
  resource: Resource,
  amount: number,
  note: string,
])[] = [
  [90, 1, 0, 'milk', 2, '谢谢那份红魔乡的路线，配布丁喝'],
  [74, 0, 3, 'gdd', 4, '练 Normal 六面用得上'],
  [44, 4, 0, 'cofbean', 2, 'For the late nights with your replays'],
  [26, 3, 0, 'sjd', 2, ''],
  [6, 0, 1, 'starsugar', 2, '回礼'],
]

/** Days on which nobody came, counted back from today, by person. */
const away: readonly (readonly number[])[] = [[9], [4, 5], [2, 3, 8], [6], [1, 7], [5]]
const days = 12

/**
 * The people come on most days and give to each other, and the first and the last account are one person's: each with its
 * own time.
 */
export function playGifts({ tx, members, now, giftsOfWeek }: GiftPlay): SeedEvent[] {
  const at = (hours: number) => hoursBefore(now, hours)
  const id = (who: number) => members[who] ?? 0
  const visits = Array.from({ length: days }, (_, i) => days - i).flatMap((day) =>
    members
      .filter((_, who) => !away[who]?.includes(day))
      .map((member): SeedEvent => ({ at: at(day * 24), happen: () => giveDaily(tx, member, at(day * 24)) })),
  )
  const presents = given.map(([hours, from, to, resource, amount, note]): SeedEvent => {
    const act = { tx, member: id(from), now: at(hours), input: { receiver: id(to), resource, amount, note } }
    return { at: at(hours), happen: () => give(giftsOfWeek)(callOf<typeof gifts.calls.give>(act)) }
  })
  const link = async () => {
    await lockLinks(tx)
    await linkOwn(tx, { members: [id(0), id(members.length - 1)], now: at(200) })
  }
  return [...visits, ...presents, { at: at(200), happen: link }]
}
