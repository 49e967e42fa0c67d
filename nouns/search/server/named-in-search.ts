import { foldSearched } from '#core/members/names/searched-names.ts'
import { showsReplays } from '#core/members/privacy.ts'
import { foldText } from '#core/search/fold-text.ts'
import type { ReadDb } from '#kit/db/database.ts'

/** A member whose things are asked for. */
export interface NamedPerson {
  readonly id: number
  readonly nick: string
  readonly head: string
  readonly topics: boolean
  readonly replays: boolean
  readonly paintings: boolean
}

/** The open account with this id or exact nickname, or the only one whose name is read so; null if none. */
export async function personNamed(db: ReadDb, name: string | number): Promise<NamedPerson | null> {
  const word = foldSearched(String(name))
  const found = await db.named<NamedPerson & { exact: boolean }>(personStatement, [
    /^\d{7,10}$/.test(word) ? Number(word) : null,
    typeof name === 'number' ? null : word,
    String(name),
  ])
  const [first, second] = found
  return first && (first.exact || !second) ? first : null
}

const personStatement = {
  name: 'search-person',
  sql: `select m.id, m.nick, m.head, m.shows_topics as topics, ${showsReplays('m')} as replays,
      m.shows_paintings as paintings,
      m.id = $1::bigint or m.nick = $3 as exact
    from members m
    where m.closed_at is null
      and m.id in (select $1::bigint union all select member from (
        select member from member_names where word = $2 and whole order by member limit 50) read)
    order by exact desc nulls last, m.id limit 2`,
}

export interface NamedClub {
  readonly id: number
  readonly name: string
}

/** The visible club with this number or name, or the only one whose name begins so; null if none. */
export async function clubNamed(db: ReadDb, name: string | number): Promise<NamedClub | null> {
  const clubs = await db.named<NamedClub>(clubsStatement, [])
  if (typeof name === 'number') return clubs.find(({ id }) => id === name) ?? null
  const folded = foldText(name)
  const exact = clubs.find((club) => foldText(club.name) === folded)
  const begun = clubs.filter((club) => foldText(club.name).startsWith(folded))
  const only = begun.length === 1 ? begun[0] : undefined
  return exact ?? only ?? clubs.find(({ id }) => String(id) === name) ?? null
}

const clubsStatement = {
  name: 'search-clubs-named',
  sql: 'select id, name from clubs where not hidden order by place, id',
}

export interface NamedTopic {
  readonly id: number
  readonly title: string
}

/** A topic that everybody sees; null if there is none. */
export async function topicNamed(db: ReadDb, id: number): Promise<NamedTopic | null> {
  const [topic] = await db.named<NamedTopic>(topicStatement, [id])
  return topic ?? null
}

const topicStatement = {
  name: 'search-topic-named',
  sql: `select t.id, t.title from topics t join clubs c on c.id = t.club
    where t.id = $1 and t.removed_at is null and t.held_at is null and not c.hidden`,
}

/** Members whom a member blocks or who block them. */
export async function blockedBothWays(db: ReadDb, member: number): Promise<ReadonlySet<number>> {
  const rows = await db.named<{ id: number }>(blockedStatement, [member])
  return new Set(rows.map(({ id }) => id))
}

const blockedStatement = {
  name: 'search-blocked',
  sql: `select blocked as id from blocks where blocker = $1 union select blocker from blocks where blocked = $1`,
}
