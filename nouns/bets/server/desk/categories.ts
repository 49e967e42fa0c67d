import { sql } from 'kysely'
import type { Out } from '#contract/endpoint.ts'
import { lookOf } from '#core/names/look-of.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import { storable } from '#kit/db/storable.ts'
import type { Call } from '#kit/http/call.ts'
import { isBlank, weightedLength } from '#rules/text.ts'
import type { betStaff } from '../../contract/bet-staff.ts'
import type { bets } from '../../contract/bets.ts'
import * as limits from '../../rules/bet-limits.ts'
import '../tables.ts'

type Adding = Call<typeof betStaff.calls.addCategory>
type Changing = Call<typeof betStaff.calls.updateCategory>

/** GET /getBocaiCategory */
export async function categories(db: ReadDb, now: Date): Promise<Out<typeof bets.calls.categories>> {
  const { rows } = await sql<{
    id: number
    name: string
    name_en: string
    hidden: boolean
    open: number
  }>`-- bet-categories
    select c.id, c.name, c.name_en, c.hidden,
      (select count(*) from bets b where b.category = c.id and b.opened_at is not null and b.deadline > ${now})::integer as open
    from bet_categories c order by c.place, c.id`.execute(db as unknown as Tx) // a plain select
  return rows.map((row) => ({
    ID: row.id,
    NAME: row.name,
    NAMEEN: row.name_en,
    HIDDEN: row.hidden ? ('Y' as const) : ('N' as const),
    OPEN: row.open,
  }))
}

/** POST /addBocaiCategory */
export async function addCategory({ db, input, member, now, refuse }: Adding) {
  const names = namesOf(input, refuse)
  const others = await db.selectFrom('bet_categories').select('name').execute()
  if (others.some(({ name }) => lookOf(name) === lookOf(names.name))) refuse('categoryTwice')
  const made = await db
    .insertInto('bet_categories')
    .values({ ...names, place: sql<number>`(select coalesce(max(place), -1) + 1 from bet_categories)` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return refuse('categoryTwice')
  await logAct(db, {
    by: member,
    act: 'addBocaiCategory',
    subject: `betCategory:${made.id}`,
    reason: '',
    before: null,
    after: names,
    now,
  })
  return 'suc' as const
}

/** POST /updateBocaiCategory */
export async function updateCategory({ db, input, member, now, refuse }: Changing) {
  const names = namesOf(input, refuse)
  // All of them get new places: two calls that lock them in different orders would wait for each other.
  const all = await db
    .selectFrom('bet_categories')
    .select(['id', 'name', 'name_en', 'place', 'hidden'])
    .orderBy('id')
    .forUpdate()
    .execute()
  const { id: _, ...before } = all.find(({ id }) => id === input.id) ?? refuse('categoryUnknown')
  if (all.some(({ id, name }) => id !== input.id && lookOf(name) === lookOf(names.name))) refuse('categoryTwice')
  const after = { ...names, place: input.place, hidden: input.hidden === 'Y' }
  await db.updateTable('bet_categories').set(after).where('id', '=', input.id).execute()
  await makeRoom(db, input)
  const subject = `betCategory:${input.id}`
  await logAct(db, { by: member, act: 'updateBocaiCategory', subject, reason: '', before, after, now })
  return 'suc' as const
}

/** Orders the other categories around the place of one. */
const makeRoom = (db: Tx, { id, place }: { readonly id: number; readonly place: number }) =>
  sql`-- bet-categories-order
    update bet_categories c set place = o.n + (o.n >= ${place})::integer
    from (select id, (row_number() over (order by place, id) - 1)::integer as n from bet_categories where id <> ${id}) o
    where o.id = c.id`.execute(db)

function namesOf(
  input: { readonly name: string; readonly nameEn: string },
  refuse: (code: 'categoryMissing' | 'categoryLong') => never,
) {
  if (isBlank(input.name)) refuse('categoryMissing')
  const [name, name_en] = [storable(input.name).trim(), storable(input.nameEn).trim()]
  if ([name, name_en].some((each) => weightedLength(each) > limits.betCategory)) refuse('categoryLong')
  return { name, name_en }
}
