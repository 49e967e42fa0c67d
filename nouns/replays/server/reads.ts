import { runsMayBeFound } from '#core/members/privacy.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { ReplayDetail, ReplayRow } from '../contract/replay-row.ts'
import { live } from './list/filter-sql.ts'
import { replayDetail } from './replay-detail.ts'
import { replayRow, rowColumns, type StoredRow } from './replay-row.ts'
import type { StoredFacts } from './tables.ts'
import './tables.ts'

/** Visible replays by id, in the given order; missing ones are left out. */
export async function someReplays(db: ReadDb, ids: readonly number[]): Promise<ReplayRow[]> {
  const rows = await db.named<StoredRow>(someStatement, [ids])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []).map(replayRow)
}

/** The newest replays, for the home page. */
export async function newestReplays(db: ReadDb, count: number): Promise<ReplayRow[]> {
  return (await db.named<StoredRow>(newestStatement, [count])).map(replayRow)
}

/** A replay by id; null if it does not exist or was removed. It may be held: the caller must check who may see it. */
export async function oneReplay(db: ReadDb, id: number): Promise<ReplayDetail | null> {
  const [row] = await db.named<StoredOne>(oneStatement, [id])
  return row ? { ...replayRow(row), ...(await replayDetail(row.facts, row)) } : null
}

interface StoredOne extends StoredRow {
  readonly facts: StoredFacts
  readonly card: string | null
  readonly found: boolean
}

/** The file of a replay and who may have it; null as in `oneReplay`, and it may be held too. */
export async function replayFile(db: ReadDb, id: number): Promise<ReplayFile | null> {
  const [file] = await db.named<ReplayFile>(fileStatement, [id])
  return file ?? null
}

export interface ReplayFile {
  readonly id: number
  readonly uploader: number
  readonly game: number
  readonly open: boolean
  readonly held: boolean
  readonly file_hash: string
}

/** The ids of those replays that the member likes. */
export async function likedReplays(db: ReadDb, member: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db.named<{ subject: number }>(likedStatement, [member, ids])
  return rows.map((row) => row.subject)
}

const newestStatement = {
  name: 'replays-newest',
  sql: `select ${rowColumns}
        from (select id from replays where ${live} order by uploaded_at desc, id desc limit $1) page
        join replays r on r.id = page.id join members m on m.id = r.uploader
        order by r.uploaded_at desc, r.id desc`,
}

const someStatement = {
  name: 'replays-some',
  sql: `select ${rowColumns} from replays r join members m on m.id = r.uploader
        where r.id = any($1::int[]) and r.removed_at is null and r.held_at is null`,
}

const oneStatement = {
  name: 'replays-one',
  sql: `select ${rowColumns}, f.facts, c.hash as card, ${runsMayBeFound('m')} as found from replays r join members m on m.id = r.uploader
        join replay_facts f on f.replay = r.id left join replay_cards c on c.replay = r.id where r.id = $1 and r.removed_at is null`,
}

const fileStatement = {
  name: 'replays-file',
  sql: `select id, uploader, game, open, held_at is not null as held, file_hash
        from replays where id = $1 and removed_at is null`,
}

const likedStatement = {
  name: 'replays-liked',
  sql: `select subject from likes
        where kind = 'replay' and member = $1 and subject = any($2::bigint[]) order by subject`,
}
