import { denyUpload } from '#core/rewards/reward-upload.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { offsetOf, type PageAsked, pageOf } from '#rules/paging.ts'
import type { DoubtRow, paintingStaff } from '../../contract/painting-staff.ts'
import { howAlike } from '../looks/how-alike.ts'
import { paintingRow, rowColumns, type StoredRow } from '../painting-row.ts'
import { type DeskReader, deskColumns, deskRow, type StoredDeskRow } from './desk-row.ts'
import { refuseOwn } from './forbid-painting.ts'
import { lockStanding } from './hidden-store.ts'
import './tables.ts'

/** Works about whose reward staff decide; those that are gone need no decision while they are. */
const doubtsSql = `from painting_doubts d join paintings p on p.id = d.painting and p.removed_at is null`

export const countDoubts = async (db: ReadDb): Promise<number> => {
  const statement = { name: 'painting-doubts-count', sql: `select count(*) as n ${doubtsSql}` }
  return (await db.named<{ n: number }>(statement, []))[0]?.n ?? 0
}

/** POST /getPaintingDoubt: works whose reward waits, oldest first, each with the earlier works that look like it. */
export async function listDoubts(db: ReadDb, asked: PageAsked, reader: DeskReader) {
  const [total, rows] = await Promise.all([
    countDoubts(db),
    db.named<StoredRow & { at: Date }>(listStatement, [asked.pageSize, offsetOf(asked)]),
  ])
  const alike = await db.named<StoredAlike>(alikeStatement, [rows.map(({ id }) => id)])
  return {
    ...pageOf(total, asked),
    rows: rows.map(
      (row): DoubtRow => ({
        painting: paintingRow(row),
        ALIKE: alike
          .filter(({ of }) => of === row.id)
          .map((one) => ({ ...deskRow(one, reader), HOW: howAlike(one.same_file, one.distance) })),
        since: row.at.toISOString(),
      }),
    ),
  }
}

interface StoredAlike extends StoredDeskRow {
  readonly of: number
  readonly same_file: boolean
  readonly distance: number
}

const listStatement = {
  name: 'painting-doubts-list',
  sql: `select ${rowColumns}, d.at ${doubtsSql} join members m on m.id = p.uploader
    order by d.at, d.painting limit $1 offset $2`,
}

/** Also works that are out of sight: for them it was made, perhaps. */
const alikeStatement = {
  name: 'painting-doubts-alike',
  sql: `select x.painting as of, x.distance, p.src = o.src as same_file, ${deskColumns()}
    from painting_pairs x join paintings o on o.id = x.painting join paintings p on p.id = x.other
    join members m on m.id = p.uploader
    where x.painting = any($1::integer[]) and x.other < x.painting order by x.distance, x.other limit 100`,
}

/**
 * POST /decidePaintingDoubt: a work of its own is paid like every other one, within the hour once it has stayed up long
 * enough; the others bring nothing, ever.
 */
export async function decideDoubt({ db, input, member, now, refuse }: Call<typeof paintingStaff.calls.decideDoubt>) {
  const reason = givenReason(input.reason, refuse)
  const { pid, verdict } = input
  const painting = (await lockStanding(db, pid)) ?? refuse('missingDoubt')
  await refuseOwn(db, { staff: member.id, uploader: painting.uploader }, refuse)
  const { numDeletedRows } = await db.deleteFrom('painting_doubts').where('painting', '=', pid).executeTakeFirst()
  if (numDeletedRows === 0n) refuse('missingDoubt')
  const before = { member: painting.uploader, verdict: 'waits' }
  const said = { by: member, act: 'decidePaintingDoubt', subject: `painting:${pid}`, reason, now }
  await logAct(db, { ...said, before, after: { ...before, verdict } })
  if (verdict === 'same') await denyUpload(db, { kind: 'painting', id: pid, member: painting.uploader, now })
  return 'suc' as const
}
