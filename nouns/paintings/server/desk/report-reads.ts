import { reportQueue } from '#core/moderation/report-queue.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { PageAsked } from '#rules/paging.ts'
import { reportHead } from '#rules/staff/reports.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { PaintingReportRow } from '../../contract/painting-staff.ts'
import { type PaintingFault, paintingFaults } from '../../rules/paintings.ts'
import { paintingThing } from '../painting-thing.ts'
import { type DeskReader, deskColumns, deskRow, type StoredDeskRow } from './desk-row.ts'

interface ReportsQuery extends PageAsked {
  readonly state: 'todo' | 'done'
}

/** POST /getPaintingReport: open reports, urgent ones first, or handled ones, last handled first. */
export async function listReports(db: ReadDb, asked: ReportsQuery, reader: DeskReader) {
  const { page, rows } = await queue(db, asked)
  return {
    ...page,
    rows: rows.map(
      (row): PaintingReportRow => ({
        id: row.report,
        ...reportHead(row, reader.now),
        about: faultOf(row.about),
        painting: { ...deskRow(row, reader), HIDDEN: yesNoOf(row.removed_at !== null) },
        earlier: row.earlier,
      }),
    ),
  }
}

const faultOf = (about: string): PaintingFault => paintingFaults.find((fault) => fault === about) ?? 'other'

const queue = reportQueue<StoredDeskRow & { readonly earlier: number }>({
  kind: paintingThing.kind,
  columns: `${deskColumns('w')},
    (select count(*) from reports e join paintings ep on ep.id = e.subject
      where e.kind = 'painting' and ep.uploader = w.uploader and e.verdict = 'pass' and e.id <> p.id)::integer as earlier`,
  joins: 'join paintings w on w.id = p.subject join members m on m.id = w.uploader',
})
