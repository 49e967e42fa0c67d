import { sql } from 'kysely'
import type { PictureUse } from '#core/files/purge-pictures.ts'
import { personSql } from '#core/members/links/linked.ts'
import { addReport } from '#core/moderation/report-store.ts'
import { remind } from '#core/reminders/remind.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Tx } from '#kit/db/database.ts'
import { hidingReports, type PaintingFault } from '../../rules/paintings.ts'
import { paintingNotes as en } from '../../words/painting-notes.en.ts'
import { paintingNotes as zh } from '../../words/painting-notes.zh.ts'
import { aboutPainting, paintingThing } from '../painting-thing.ts'
import { hideUntilSeen, isCleared } from './hidden-store.ts'

interface FiledReport {
  /** The reported work; its row is locked. */
  readonly painting: { readonly id: number; readonly uploader: number; readonly name: string }
  readonly reporter: number
  readonly about: PaintingFault
  readonly reason: string
  /** All columns of the site that show pictures. */
  readonly uses: readonly PictureUse[]
  readonly now: Date
}

const { kind } = paintingThing

/**
 * Stores a report of a work; false if the member has an open one already. With the third person who reports it as
 * forbidden the work is out of sight until staff look; black-flagged members are not counted. The caller has locked the
 * work, so that concurrent reports are counted one after the other.
 */
export async function fileReport(tx: Tx, filed: FiledReport): Promise<boolean> {
  const { painting, reporter, about, reason, uses, now } = filed
  const urgent = about === 'forbidden'
  const added = await addReport(tx, { kind, subject: painting.id, reporter, about, reason, urgent, now })
  if (!added || !urgent || (await isCleared(tx, painting.id))) return added
  const { rows } = await sql<{ member: number; person: number }>`select r.reporter as member,
      ${sql.raw(personSql('r.reporter'))} as person from reports r
    join members m on m.id = r.reporter and not m.black
    where r.kind = ${kind} and r.subject = ${painting.id} and r.about = 'forbidden' and r.state in ('open', 'taken')
    order by r.at, r.id`.execute(tx)
  if (new Set(rows.map(({ person }) => person)).size < hidingReports) return added
  const note = await noteFor(tx, painting.uploader)
  if (!(await hideUntilSeen(tx, { painting: painting.id, reason: note, uses, now }))) return added
  const { subject, data } = aboutPainting(painting)
  const told = { ...data, state: 'hidden', note }
  await remind(tx, { to: painting.uploader, kind: 'paintingHidden', subject, data: told, now })
  const before = { member: painting.uploader, hidden: false }
  const after = { ...before, hidden: true, by: rows.map(({ member }) => member) }
  await logAct(tx, { by: { id: reporter }, act: 'reportPainting', subject, reason, before, after, now })
  return added
}

/** Why a work is out of sight that nobody has looked at yet, in the language of its uploader. */
async function noteFor(tx: Tx, uploader: number): Promise<string> {
  const { language } = await tx
    .selectFrom('members')
    .select('language')
    .where('id', '=', uploader)
    .executeTakeFirstOrThrow()
  return { zh, en }[language].hiddenByReports
}
