import type { ProgressCell, RelatedPerson } from '#contract/social.ts'
import { showsProgress, showsReplays } from '#core/members/privacy.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { replayCode } from '#rules/base62.ts'
import * as limits from '#rules/house-limits.ts'
import { type PageAsked, pageOf } from '#rules/paging.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import '#core/reach/tables.ts'

interface Shown {
  readonly feed: boolean
  readonly replays: boolean
  readonly topics: boolean
  readonly paintings: boolean
  readonly progress: boolean
}

/** A member's privacy settings; null if the member does not exist or the account is closed. */
export async function shownBy(db: ReadDb, id: number) {
  const [row] = await db.named<Shown>(shownStatement, [id])
  return row ?? null
}

export async function relationOf(db: ReadDb, member: number, other: number) {
  const [row] = await db.named<{ follows: boolean; followed: boolean; blocks: boolean }>(relationStatement, [
    member,
    other,
  ])
  return {
    follows: yesNoOf(row?.follows === true),
    followed: yesNoOf(row?.followed === true),
    blocks: yesNoOf(row?.blocks === true),
  }
}

export const blockedBy = async (db: ReadDb, member: number): Promise<RelatedPerson[]> =>
  (await db.named<StoredPerson>(blockedStatement, [member])).map(relatedPerson)

export const listFollowers = (db: ReadDb, id: number, asked: PageAsked) => listPeople(db, followersWay, { id, asked })
export const listFollowing = (db: ReadDb, id: number, asked: PageAsked) => listPeople(db, followingWay, { id, asked })

export async function progressOf(db: ReadDb, person: number): Promise<ProgressCell[]> {
  const rows = await db.named<StoredCell>(progressStatement, [person])
  return rows.map((row) => ({
    GAM: row.game,
    RANK: row.difficulty,
    CHARA: row.shot,
    COUNT: row.count,
    SCORE: row.score,
    CODE: replayCode(row.id),
    CLEARED: yesNoOf(row.cleared),
    NM: yesNoOf(row.nm),
    NB: yesNoOf(row.nb),
  }))
}

interface Way {
  readonly name: string
  readonly of: string
  readonly other: string
}
const followersWay: Way = { name: 'followers', of: 'followed', other: 'follower' }
const followingWay: Way = { name: 'following', of: 'follower', other: 'followed' }

async function listPeople(db: ReadDb, way: Way, { id, asked }: { readonly id: number; readonly asked: PageAsked }) {
  const offset = (asked.pageNum - 1) * asked.pageSize
  const [counts, rows] = await Promise.all([
    db.named<{ total: number }>({ name: `${way.name}-count`, sql: countSql(way) }, [id, limits.exactTotal + 1]),
    offset < limits.exactTotal
      ? db.named<StoredPerson>({ name: way.name, sql: listSql(way) }, [id, asked.pageSize, offset])
      : [],
  ])
  return { ...pageOf(counts[0]?.total ?? 0, asked), rows: rows.map(relatedPerson) }
}

interface StoredPerson {
  readonly id: number
  readonly nick: string
  readonly head: string
  readonly at: Date
}

const relatedPerson = (row: StoredPerson): RelatedPerson => ({
  UID: row.id,
  NICK: row.nick,
  HEAD: row.head,
  TIME: row.at.toISOString(),
})

interface StoredCell {
  readonly game: number
  readonly difficulty: string
  readonly shot: string
  readonly count: number
  readonly score: number
  readonly id: number
  readonly cleared: boolean
  readonly nm: boolean
  readonly nb: boolean
}

const countSql = ({ of, other }: Way) =>
  `select count(*) as total from (
     select 1 from follows f join members m on m.id = f.${other}
     where f.${of} = $1 and m.closed_at is null limit $2
   ) found`

const listSql = ({ of, other }: Way) =>
  `select m.id, m.nick, m.head, f.at from follows f join members m on m.id = f.${other}
   where f.${of} = $1 and m.closed_at is null order by f.at desc, m.id limit $2 offset $3`

const shownStatement = {
  name: 'shown-by',
  sql: `select m.shows_feed as feed, ${showsReplays('m')} as replays, m.shows_topics as topics, m.shows_paintings as paintings,
          ${showsProgress('m')} as progress
        from members m where m.id = $1 and m.closed_at is null`,
}

const relationStatement = {
  name: 'relation',
  sql: `select exists (select 1 from follows where follower = $1 and followed = $2) as follows,
          exists (select 1 from follows where follower = $2 and followed = $1) as followed,
          exists (select 1 from blocks where blocker = $1 and blocked = $2) as blocks`,
}

const blockedStatement = {
  name: 'blocked-by',
  sql: `select m.id, m.nick, m.head, b.at from blocks b join members m on m.id = b.blocked
        where b.blocker = $1 order by b.at desc, m.id`,
}

/** The flags NM and NB count unless the replay file contradicts them. */
const progressStatement = {
  name: 'progress',
  sql: `select game, difficulty, shot, count(*) as count, max(score) as score,
          (array_agg(id order by score desc, id))[1] as id,
          coalesce(bool_or(cleared), false) as cleared,
          bool_or(nm and check_nm <> 'contradicted') as nm,
          bool_or(nb and check_nb <> 'contradicted') as nb
        from replays where uploader = $1 and removed_at is null and held_at is null
        group by game, difficulty, shot`,
}
