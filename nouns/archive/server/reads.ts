import type { In } from '#contract/endpoint.ts'
import type { ReadDb } from '#kit/db/database.ts'
import * as limits from '#rules/house-limits.ts'
import { offsetOf, pageOf } from '#rules/paging.ts'
import type { archive } from '../contract/archive.ts'
import { archivedRun, joinOwner, runColumns, type StoredRun } from './archive-row.ts'
import './tables.ts'

type ArchiveQuery = In<typeof archive.calls.list>

/** A page of the archive. The total is exact up to `limits.exactTotal`; pages beyond it are empty. */
export async function listArchive(db: ReadDb, asked: ArchiveQuery) {
  const { where, values, name } = conditions(asked)
  const offset = offsetOf(asked)
  const [counts, rows] = await Promise.all([
    db.named<{ total: number }>({ name: `archive-count${name}`, sql: countSql(where, values.length) }, [
      ...values,
      limits.exactTotal + 1,
    ]),
    offset < limits.exactTotal
      ? db.named<StoredRun>({ name: `archive-${asked.sort}${name}`, sql: listSql(asked.sort, where, values.length) }, [
          ...values,
          asked.pageSize,
          offset,
        ])
      : [],
  ])
  return { ...pageOf(counts[0]?.total ?? 0, asked), rows: rows.map(archivedRun) }
}

function conditions(asked: ArchiveQuery) {
  const filters: [name: string, test: string, value: number | string | undefined][] = [
    ['game', 'game = $', asked.game],
    ['rank', 'difficulty = $', asked.rank],
    ['chara', 'shot = $', asked.chara],
    ['pilot', 'lower(pilot) = lower($::text)', asked.pilot],
    ['from', 'score >= $', asked.from],
    ['to', 'score <= $', asked.to],
    ['id', 'id = $', asked.id],
  ]
  const set = filters.filter(([, , value]) => value !== undefined)
  return {
    name: set.map(([name]) => `-${name}`).join(''),
    where: ['true', ...set.map(([, test], i) => test.replace('$', `$${i + 1}`))].join(' and '),
    values: set.map(([, , value]) => value),
  }
}

const orders = {
  score: (t: string) => `${t}score desc, ${t}id desc`,
  played: (t: string) => `${t}played desc, ${t}id desc`,
}

/** Ids first, so that only the rows of the page are read whole. */
const listSql = (sort: ArchiveQuery['sort'], where: string, values: number): string =>
  `select ${runColumns}
   from (select id from archived_runs where ${where} order by ${orders[sort]('')}
         limit $${values + 1} offset $${values + 2}) page
   join archived_runs r on r.id = page.id ${joinOwner}
   order by ${orders[sort]('r.')}`

const countSql = (where: string, values: number): string =>
  `select count(*) as total from (select 1 from archived_runs where ${where} limit $${values + 1}) found`
