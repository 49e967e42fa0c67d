import type { Out } from '#contract/endpoint.ts'
import { besideName, shownBeside } from '#core/desserts/beside-names.ts'
import { hereSince, isHere } from '#core/members/presence.ts'
import { showsReplays } from '#core/members/privacy.ts'
import { houseStaff } from '#core/members/staff/house-staff.ts'
import { openFollows } from '#core/reach/reads.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { home } from '../contract/home.ts'

type Active = Out<typeof home.calls.active>[number]
type Card = Out<typeof home.calls.card>

const shown = 12
const days = 7

/** The members who wrote and uploaded most in the last week. Topics and replays that a member hides do not count. */
export async function activeMembers(db: ReadDb, now: Date): Promise<Active[]> {
  const since = new Date(now.getTime() - days * 24 * 60 * 60 * 1_000)
  const rows = await db.named<StoredActive>(activeStatement, [since, shown])
  return rows.map((row) => ({
    UID: row.id,
    NICK: row.nick,
    HEAD: row.head,
    FLOORS: row.floors,
    REPLAYS: row.replays,
    LAST: row.last.toISOString(),
  }))
}

/** The name card of a member; null if the member does not exist. */
export async function cardOf(db: ReadDb, id: number, now: Date): Promise<Card | null> {
  const [row] = await db.named<StoredCard>(cardStatement, [id, now, hereSince(now)])
  if (!row) return null
  const { at, staff, here, dessert, ...card } = row
  return {
    ...card,
    JOINED: at.toISOString(),
    MEDAL: '',
    ...besideName(dessert),
    STAFF: yesNoOf(staff),
    HERE: yesNoOf(here),
  }
}

interface StoredCard extends Omit<Card, 'JOINED' | 'MEDAL' | 'DESSERT' | 'STAFF' | 'HERE'> {
  readonly at: Date
  readonly staff: boolean
  readonly here: boolean
  readonly dessert: string | null
}

interface StoredActive {
  readonly id: number
  readonly nick: string
  readonly head: string
  readonly floors: number
  readonly replays: number
  readonly last: Date
}

/** Counts only the newest floors and replays, so that the cost is bounded; an upload counts as three floors. Floors that
 * a visitor cannot open, because their topic or club is gone, do not count. */
const activeStatement = {
  name: 'home-active',
  sql: `with acts as (
      (select f.author as member, 1 as floor, 0 as replay, f.at
        from (select author, topic, at from floors
          where removed_at is null and held_at is null order by id desc limit 4000) f
        join topics t on t.id = f.topic join clubs c on c.id = t.club
        where t.removed_at is null and t.held_at is null and not c.hidden)
      union all
      (select uploader, 0, 1, uploaded_at from replays
        where removed_at is null and held_at is null order by uploaded_at desc, id desc limit 2000)
    ), sums as (
      select a.member, sum(a.floor) filter (where m.shows_topics) as floors,
        sum(a.replay) filter (where ${showsReplays('m')}) as replays,
        max(a.at) filter (where case when a.floor = 1 then m.shows_topics else ${showsReplays('m')} end) as last
      from acts a join members m on m.id = a.member
      where a.at >= $1 and m.closed_at is null group by a.member
    )
    select m.id, m.nick, m.head, coalesce(s.floors, 0)::int as floors, coalesce(s.replays, 0)::int as replays, s.last
    from sums s join members m on m.id = s.member
    where s.last is not null
    order by coalesce(s.floors, 0) + 3 * coalesce(s.replays, 0) desc, s.last desc, m.id limit $2`,
}

const cardStatement = {
  name: 'home-card',
  sql: `select m.id as "UID", m.nick as "NICK", m.head as "HEAD", m.introduction as "BRINT", m.created_at as at,
      case when m.shows_topics then (select count(*) from topics t join clubs c on c.id = t.club
        where t.author = m.id and t.removed_at is null and t.held_at is null and not c.hidden) else 0 end as "TOPICS",
      case when m.shows_topics then (select count(*) from floors f
        join topics t on t.id = f.topic join clubs c on c.id = t.club
        where f.author = m.id and f.removed_at is null and f.held_at is null
          and t.removed_at is null and t.held_at is null and not c.hidden) else 0 end as "FLOORS",
      case when ${showsReplays('m')} then r.runs else 0 end as "REPLAYS",
      case when ${showsReplays('m')} then r.likes else 0 end as "LIKES",
      ${openFollows('follower', 'followed')} as "FOLLOWERS", ${houseStaff} as staff, ${shownBeside('m')} as dessert,
      ${isHere('m', { now: '$2', since: '$3' })} as here
    from members m
    cross join lateral (
      select count(*) as runs, coalesce(sum(likes), 0)::bigint as likes
      from replays where uploader = m.id and removed_at is null and held_at is null
    ) r
    where m.id = $1 and m.closed_at is null`,
}
