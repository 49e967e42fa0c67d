import type { Out } from '#contract/endpoint.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { beijingDay, startOfBeijingDay } from '#rules/beijing-time.ts'
import type { home } from '../contract/home.ts'

type Day = Out<typeof home.calls.day>

/** What the present Beijing day has brought so far. What a visitor cannot see does not count. */
export async function numbersOfDay(db: ReadDb, now: Date): Promise<Day> {
  const [row] = await db.named<Omit<Day, 'DAY'>>(dayStatement, [startOfBeijingDay(now)])
  return { DAY: beijingDay(now), ...(row ?? none) }
}

const none = { REPLAYS: 0, TOPICS: 0, FLOORS: 0, LIKES: 0, MEMBERS: 0 }

/**
 * Id of the newest row from before the day, found from the end of the primary key: ids ascend with time. With it only the
 * rows of the day are read, without an index by time.
 */
const lastBefore = (table: string, column: string) =>
  `coalesce((select id from ${table} where ${column} < $1 order by id desc limit 1), 0)`

/** The first floor of a topic is the topic itself. */
const dayStatement = {
  name: 'home-day',
  sql: `select
      (select count(*) from replays where uploaded_at >= $1 and removed_at is null and held_at is null) as "REPLAYS",
      (select count(*) from topics t join clubs c on c.id = t.club
        where t.id > ${lastBefore('topics', 'at')} and t.at >= $1
          and t.removed_at is null and t.held_at is null and not c.hidden) as "TOPICS",
      (select count(*) from floors f join topics t on t.id = f.topic join clubs c on c.id = t.club
        where f.id > ${lastBefore('floors', 'at')} and f.at >= $1 and f.number > 1
          and f.removed_at is null and f.held_at is null
          and t.removed_at is null and t.held_at is null and not c.hidden) as "FLOORS",
      (select count(*) from likes where at >= $1) as "LIKES",
      (select count(*) from members
        where id > ${lastBefore('members', 'created_at')} and created_at >= $1 and closed_at is null) as "MEMBERS"`,
}
