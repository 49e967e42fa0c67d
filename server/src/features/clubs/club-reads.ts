import type { ClubRow } from '@patisserie/contract/clubs'
import type { ReadDb } from '../../kit/db/database.ts'
import { clubRow, type StoredClub } from './rows.ts'

/** All clubs that are not hidden, in their order. */
export const listClubs = async (db: ReadDb): Promise<ClubRow[]> =>
  (await db.named<StoredClub>(listStatement, [])).map(clubRow)

/** One club; undefined if it does not exist or is hidden. */
export async function oneClub(db: ReadDb, id: number): Promise<ClubRow | undefined> {
  const [row] = await db.named<StoredClub>(oneStatement, [id])
  return row && clubRow(row)
}

/** The members who wrote last in a club, each once; pinned topics are left out. */
export const clubHeads = (db: ReadDb, club: number) => db.named<StoredHead>(headsStatement, [club])

/** The members who wrote last in a topic, each once. */
export const topicHeads = (db: ReadDb, topic: number) => db.named<StoredHead>(topicHeadsStatement, [topic])

interface StoredHead {
  UID: number
  NICK: string
  HEAD: string
}

/** Maximum members answered, and the number of newest topics or floors that are searched for them. */
const mostHeads = 24
const looked = 120

const live = 'removed_at is null and held_at is null'

/** Finds the last active topic of a club with two index reads, one for pinned topics and one for the others. */
export const clubSql = `select c.id, c.name, c.intro, c.picture, c.hidden,
    coalesce((select sum(n.topics) from club_counts n where n.club = c.id), 0) as topics,
    coalesce((select sum(n.floors) from club_counts n where n.club = c.id), 0) as floors,
    t.id as last_topic, t.title as last_title, t.last_at, t.last_author, m.nick as last_nick, m.head as last_head
  from clubs c
  left join lateral (
    select * from (
      (select id, title, last_at, last_author from topics where club = c.id and not pinned and ${live}
        order by last_at desc, id desc limit 1)
      union all
      (select id, title, last_at, last_author from topics where club = c.id and pinned and ${live}
        order by last_at desc, id desc limit 1)
    ) both_ways order by last_at desc limit 1
  ) t on true
  left join members m on m.id = t.last_author`

const listStatement = { name: 'clubs-list', sql: `${clubSql} where not c.hidden order by c.place, c.id` }
const oneStatement = { name: 'clubs-one', sql: `${clubSql} where not c.hidden and c.id = $1` }

const headsStatement = {
  name: 'club-heads',
  sql: `select m.id as "UID", m.nick as "NICK", m.head as "HEAD"
    from (select last_author, max(last_at) as at from (
        select last_author, last_at from topics where club = $1 and not pinned and ${live}
          and exists (select from clubs where id = $1 and not hidden)
        order by last_at desc, id desc limit ${looked}
      ) newest group by last_author order by at desc limit ${mostHeads}) w
    join members m on m.id = w.last_author where m.closed_at is null order by w.at desc`,
}

const topicHeadsStatement = {
  name: 'topic-heads',
  sql: `select m.id as "UID", m.nick as "NICK", m.head as "HEAD"
    from (select author, max(number) as number from (
        select f.author, f.number from floors f
        where f.topic = $1 and f.removed_at is null and f.held_at is null
          and exists (select from topics t join clubs c on c.id = t.club where t.id = $1 and not c.hidden
            and t.removed_at is null and t.held_at is null)
        order by f.number desc limit ${looked}
      ) newest group by author order by number desc limit ${mostHeads}) w
    join members m on m.id = w.author where m.closed_at is null order by w.number desc`,
}
