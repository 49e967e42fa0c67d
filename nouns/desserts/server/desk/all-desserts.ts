import type { ReadDb } from '#kit/db/database.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { type Dessert, dessertNumber, dessertOf } from '#rules/desserts/desserts.ts'
import { levelOn, starsOf } from '#rules/desserts/growth.ts'
import * as limits from '#rules/house-limits.ts'
import { offsetOf, pageOf } from '#rules/paging.ts'
import { yesNoOf } from '#rules/yes-no.ts'

interface Asked {
  readonly page: number
  readonly member: number | null
  readonly dessert: Dessert | undefined
  readonly now: Date
}

const pageSize = 50

/** GET /getAllDessert: the desserts of all members, the newest first. */
export async function allDesserts(db: ReadDb, { page, member, dessert, now }: Asked) {
  const asked = { pageSize, pageNum: page }
  const chosen = db
    .selectFrom('desserts as d')
    .$if(member !== null, (q) => q.where('d.member', '=', member ?? 0))
    .$if(dessert !== undefined, (q) => q.where('d.dessert', '=', dessertNumber(dessert ?? 'bocai')))
  const [counted, rows] = await Promise.all([
    db
      .selectFrom(
        chosen
          .select('d.dessert')
          .limit(limits.exactTotal + 1)
          .as('counted'),
      )
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
    chosen
      .innerJoin('members as m', 'm.id', 'd.member')
      .innerJoin('dessert_keepers as k', 'k.member', 'd.member')
      .select(['d.member', 'm.nick', 'd.dessert', 'd.exp', 'd.fed_on', 'd.card', 'd.skin', 'd.got_at', 'k.displayed'])
      .orderBy('d.got_at', 'desc')
      .orderBy('d.member')
      .orderBy('d.dessert')
      .limit(pageSize)
      .offset(offsetOf(asked))
      .execute(),
  ])
  const today = beijingDay(now)
  return {
    ...pageOf(Number(counted.n), asked),
    rows: rows.map((row) => ({
      UID: row.member,
      NICK: row.nick,
      DESSERT: dessertOf(row.dessert),
      EXP: row.exp,
      LEVEL: levelOn({ exp: row.exp, fedDay: row.fed_on }, today),
      STARS: starsOf(row.exp),
      CARD: yesNoOf(row.card),
      SKIN: row.skin,
      GOT: row.got_at.toISOString(),
      DISPLAYED: yesNoOf(row.displayed === row.dessert),
    })),
  }
}
