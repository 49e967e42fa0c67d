import type { ReplayDetail, ReplayRow, replaySorts } from '@patisserie/contract/replays'
import { isGam } from '@patisserie/rules/games'
import { limits } from '@patisserie/rules/limits'
import type { ReadDb } from '../../kit/db/database.ts'
import type { StoredFacts } from './describe-run.ts'
import { replayDetail } from './replay-detail.ts'
import { replayRow, rowColumns, type StoredRow } from './replay-row.ts'
import './tables.ts'

export interface Way {
  readonly sort: (typeof replaySorts)[number]
  readonly game?: number | undefined
  readonly rank?: string | undefined
  readonly uploader?: number | undefined
  /** Whose eyes: somebody's list that its owner hides is theirs alone. */
  readonly reader?: number | undefined
}

export interface PageAsked {
  readonly pageSize: number
  readonly pageNum: number
}

/** A page of the replay table. Pages beyond the exact total are empty: filters lead further. */
export async function listReplays(db: ReadDb, way: Way, asked: PageAsked) {
  // Also a number that the column could not even be compared with.
  if (way.game !== undefined && !isGam(way.game)) return { ...pageOf(0, asked), rows: [] }
  const { where, values, name } = conditions(way)
  const offset = (asked.pageNum - 1) * asked.pageSize
  const inReach = offset < limits.exactTotal
  const [counts, rows] = await Promise.all([
    db.named<{ total: number }>({ name: `replays-count${name}`, sql: countSql(where, values.length) }, [
      ...values,
      limits.exactTotal + 1,
    ]),
    inReach
      ? db.named<StoredRow>({ name: `replays-${way.sort}${name}`, sql: listSql(way.sort, where, values.length) }, [
          ...values,
          asked.pageSize,
          offset,
        ])
      : [],
  ])
  return { ...pageOf(counts[0]?.total ?? 0, asked), rows: rows.map(replayRow) }
}

/** The frame of every paged answer; `found` counts one beyond what is told exactly. */
export function pageOf(found: number, { pageNum, pageSize }: PageAsked) {
  const total = Math.min(found, limits.exactTotal)
  return { total, more: found > total, pageInfo: { pageNum, pageSize, pages: Math.ceil(total / pageSize) } }
}

/** Rows by id in the order asked, without those that are gone. */
export async function someReplays(db: ReadDb, ids: readonly number[]): Promise<ReplayRow[]> {
  const rows = await db.named<StoredRow>(someStatement, [ids])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []).map(replayRow)
}

/** The newest rows of all, for the shop window. */
export async function newestReplays(db: ReadDb, count: number): Promise<ReplayRow[]> {
  const { where, name } = conditions({ sort: 'time' })
  const statement = { name: `replays-time${name}`, sql: listSql('time', where, 0) }
  return (await db.named<StoredRow>(statement, [count, 0])).map(replayRow)
}

/** Null where the replay is not there, or not any more. */
export async function oneReplay(db: ReadDb, id: number): Promise<ReplayDetail | null> {
  const [row] = await db.named<StoredRow & { facts: StoredFacts }>(oneStatement, [id])
  return row ? { ...replayRow(row), ...(await replayDetail(row.facts)) } : null
}

/** Where the file of a replay lies and who may have it; null where the replay is not there, or not any more. */
export async function replayFile(db: ReadDb, id: number): Promise<ReplayFile | null> {
  const [file] = await db.named<ReplayFile>(fileStatement, [id])
  return file ?? null
}

export interface ReplayFile {
  readonly id: number
  readonly uploader: number
  readonly game: number
  readonly open: boolean
  readonly file_hash: string
}

/** Which of these the member likes. */
export async function likedReplays(db: ReadDb, member: number, ids: readonly number[]): Promise<number[]> {
  const rows = await db.named<{ replay: number }>(likedStatement, [member, ids])
  return rows.map((row) => row.replay)
}

function conditions({ game, rank, uploader, reader }: Way) {
  const filters: [name: string, test: string, value: number | string | undefined][] = [
    ['game', 'game = $', game],
    ['rank', 'difficulty = $', rank],
    uploader === reader ? ['own', 'uploader = $', uploader] : ['uploader', shownUploader, uploader],
  ]
  const set = filters.filter(([, , value]) => value !== undefined)
  return {
    name: set.map(([name]) => `-${name}`).join(''),
    where: ['removed_at is null', ...set.map(([, test], i) => test.replace('$', `$${i + 1}`))].join(' and '),
    values: set.map(([, , value]) => value),
  }
}

const shownUploader = 'uploader = (select id from members where shows_replays and id = $)'

const orders = {
  time: (t: string) => `${t}uploaded_at desc, ${t}id desc`,
  score: (t: string) => `${t}score desc, ${t}id desc`,
}

/** Ids first, so that only the rows of the page are read whole. */
const listSql = (sort: Way['sort'], where: string, values: number): string =>
  `select ${rowColumns}
   from (select id from replays where ${where} order by ${orders[sort]('')}
         limit $${values + 1} offset $${values + 2}) page
   join replays r on r.id = page.id join members m on m.id = r.uploader
   order by ${orders[sort]('r.')}`

const countSql = (where: string, values: number): string =>
  `select count(*) as total from (select 1 from replays where ${where} limit $${values + 1}) found`

const someStatement = {
  name: 'replays-some',
  sql: `select ${rowColumns} from replays r join members m on m.id = r.uploader
        where r.id = any($1::int[]) and r.removed_at is null`,
}

const oneStatement = {
  name: 'replays-one',
  sql: `select ${rowColumns}, f.facts from replays r join members m on m.id = r.uploader
        join replay_facts f on f.replay = r.id where r.id = $1 and r.removed_at is null`,
}

const fileStatement = {
  name: 'replays-file',
  sql: 'select id, uploader, game, open, file_hash from replays where id = $1 and removed_at is null',
}

const likedStatement = {
  name: 'replays-liked',
  sql: 'select replay from replay_likes where member = $1 and replay = any($2::int[]) order by replay',
}
