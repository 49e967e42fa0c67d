import type { ReadDb } from '#kit/db/database.ts'
import { type Dessert, dessertNumber, dessertOf } from '#rules/desserts/desserts.ts'
import * as limits from '#rules/house-limits.ts'
import { offsetOf, type PageAsked, pageOf } from '#rules/paging.ts'

/** POST /getDessertLog: what happened to a member's desserts, newest first. */
export async function dessertLog(
  db: ReadDb,
  { member, dessert }: { readonly member: number; readonly dessert: Dessert | undefined },
  asked: PageAsked,
) {
  const lines = db
    .selectFrom('dessert_lines as l')
    .where('l.member', '=', member)
    .$if(dessert !== undefined, (q) => q.where('l.dessert', '=', dessertNumber(dessert ?? 'bocai')))
  const [counted, rows] = await Promise.all([
    db
      .selectFrom(
        lines
          .select('l.id')
          .limit(limits.exactTotal + 1)
          .as('counted'),
      )
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
    lines
      .leftJoin('members as m', 'm.id', 'l.other')
      .select(['l.id', 'l.dessert', 'l.what', 'l.things', 'l.about', 'l.other', 'l.at', 'm.nick'])
      .orderBy('l.id', 'desc')
      .limit(asked.pageSize)
      .offset(offsetOf(asked))
      .execute(),
  ])
  return {
    ...pageOf(Number(counted.n), asked),
    rows: rows.map((row) => ({
      KeyID: row.id,
      DESSERT: dessertOf(row.dessert),
      WHAT: row.what,
      TIME: row.at.toISOString(),
      THINGS: [...row.things],
      ABOUT: row.about,
      UID: row.other ?? 0,
      NICK: row.nick ?? '',
    })),
  }
}
