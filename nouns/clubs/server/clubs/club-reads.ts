import type { ReadDb } from '#kit/db/database.ts'
import type { ClubRow, ListedClub } from '../../contract/clubs.ts'
import { clubRow, listedClub, type StoredClub, type StoredListedClub } from '../rows.ts'

/** All clubs that are not hidden, in their order, each with the topics last written in. */
export const listClubs = async (db: ReadDb): Promise<ListedClub[]> =>
  (await db.named<StoredListedClub>(listStatement, [])).map(listedClub)

/** The clubs whose topics a member opened most of in the last two months, and how many floors came in them since. */
export const oftenClubs = (db: ReadDb, member: number, now: Date) =>
  db.named<{ KeyID: number; NEW: number }>(oftenStatement, [member, new Date(now.getTime() - oftenMs)])

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
/** Topics listed with a club, and clubs that a member goes to. */
const mostNewest = 3
const mostOften = 5
const oftenMs = 60 * 86_400_000
/** Topics that a member opened last, among which their clubs are counted. */
const mostMarks = 1_000

const live = 'removed_at is null and held_at is null'

export const clubColumns = `c.id, c.name, c.name_en, c.intro, c.intro_en, c.picture, c.hidden,
    coalesce((select sum(n.topics) from club_counts n where n.club = c.id), 0) as topics,
    coalesce((select sum(n.floors) from club_counts n where n.club = c.id), 0) as floors`

const newestOf = (pinned: boolean) => `(select id, title, last_floor, last_at, last_author from topics
        where club = c.id and ${pinned ? '' : 'not '}pinned and ${live}
        order by last_at desc, id desc limit ${mostNewest})`

const listStatement = {
  name: 'clubs-list',
  // Two reads of one index for each club: pinned topics, and the others.
  sql: `select ${clubColumns}, coalesce(t.newest, '[]') as newest from clubs c
    left join lateral (
      select json_agg(json_build_object('id', n.id, 'title', n.title, 'last_floor', n.last_floor, 'last_at', n.last_at,
        'last_author', n.last_author, 'last_nick', m.nick) order by n.last_at desc, n.id desc) as newest
      from (select * from (${newestOf(false)} union all ${newestOf(true)}) newest_of_both
        order by last_at desc, id desc limit ${mostNewest}) n
      join members m on m.id = n.last_author
    ) t on true
    where not c.hidden order by c.place, c.id`,
}

const oneStatement = { name: 'clubs-one', sql: `select ${clubColumns} from clubs c where not c.hidden and c.id = $1` }

const oftenStatement = {
  name: 'clubs-often',
  sql: `select t.club as "KeyID", sum(greatest(0, t.top - k.floor)) as "NEW"
    from (select topic, floor, at from topic_marks where member = $1 order by at desc limit ${mostMarks}) k
      join topics t on t.id = k.topic join clubs c on c.id = t.club
    where t.removed_at is null and t.held_at is null and not c.hidden
    group by t.club order by count(*) filter (where k.at > $2) desc, count(*) desc, t.club limit ${mostOften}`,
}

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
