import type { Files } from '#core/files/open-files.ts'
import { reportQueue } from '#core/moderation/report-queue.ts'
import { addReport } from '#core/moderation/report-store.ts'
import type { ReportedKind, ReportedThing } from '#core/moderation/reported-kind.ts'
import { remind } from '#core/reminders/remind.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import { reportHead } from '#rules/staff/reports.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { MessageReport, messages } from '../contract/messages.ts'
import { copyPictures, leavePictures } from './message-pictures.ts'
import type { PictureAddresses } from './picture-address.ts'
import type { CopiedLine } from './tables.ts'
import { uncount } from './uncount.ts'

type Calls = typeof messages.calls

/** The name of reports about messages. */
export const kind = 'message'

interface ReportedMessage extends ReportedThing {
  readonly id: number
}

export const reportedMessages: ReportedKind<ReportedMessage> = {
  kind,
  table: 'messages',
  exported: 'thing.id as message',
  acts: { decide: 'decideMessageReport', done: 'doneMessageReport' },
  find: (tx, id) => reported(tx, id),
  lock: (tx, id) => reported(tx, id, true),
  takeDown: async (tx, { id, hidden }) => {
    if (hidden) return false
    await tx
      .updateTable('messages')
      .set({ gone: 'staff', text: '', folded: '', pictures: 0 })
      .where('id', '=', id)
      .execute()
    await leavePictures(tx, id)
    await uncount(tx, id)
    return true
  },
  tell: async (tx, { name: subject }, { reporter, verdict, note, now }) => {
    await remind(tx, { to: reporter, kind: 'messageReportDone', subject, data: { note, verdict }, now })
  },
}

async function reported(tx: Tx, id: number, locked = false): Promise<ReportedMessage | undefined> {
  const found = tx.selectFrom('messages').select(['id', 'author', 'gone']).where('id', '=', id)
  const row = await (locked ? found.forUpdate() : found).executeTakeFirst()
  return row && { id: row.id, owner: row.author ?? 0, hidden: row.gone !== null, name: `message:${row.id}` }
}

/** Messages before the reported one that staff see. */
const linesBefore = 5

/** POST /messageReport: keeps a copy of the message and of at most five before it. */
export const report =
  (files: Files) =>
  async ({ db, input, member, now, refuse }: Call<Calls['report']>) => {
    const reason = givenReason(input.reason, refuse)
    const own = await db
      .selectFrom('messages as w')
      .innerJoin('conversation_sides as s', (join) =>
        join.onRef('s.conversation', '=', 'w.conversation').on('s.member', '=', member.id),
      )
      .select(['w.id', 'w.conversation', 's.gone_to'])
      .where('w.id', '=', input.id)
      .where('w.author', '<>', member.id)
      .where('w.gone', 'is', null)
      .whereRef('w.id', '>', 's.gone_to')
      // Its author may be taking it back.
      .forShare('w')
      .executeTakeFirst()
    if (!own) return refuse('messageUnknown')
    if (!(await addReport(db, { kind, subject: own.id, reporter: member.id, reason, now }))) refuse('reported')
    const lines = await db
      .selectFrom('messages as w')
      .leftJoin('members as m', 'm.id', 'w.author')
      .select(['w.id', 'w.author', 'm.nick', 'w.text', 'w.at'])
      .where('w.conversation', '=', own.conversation)
      .where('w.id', '<=', own.id)
      .where('w.id', '>', own.gone_to)
      .where('w.gone', 'is', null)
      .orderBy('w.id', 'desc')
      .limit(linesBefore + 1)
      .execute()
    const ids = lines.map(({ id }) => id)
    const pictures = await copyPictures({ db, now }, files, { ids, reported: own.id, reporter: member.id })
    const copied: CopiedLine[] = lines.reverse().map(({ id, author, nick, text, at }) => ({
      ...{ author: author ?? 0, nick: nick ?? '', text, at: at.toISOString() },
      ...(pictures.has(id) && { pictures: pictures.get(id) ?? [] }),
    }))
    await db
      .insertInto('message_copies')
      .values({ message: own.id, reporter: member.id, lines: JSON.stringify(copied) })
      .onConflict((conflict) =>
        conflict.columns(['message', 'reporter']).doUpdateSet({ lines: JSON.stringify(copied) }),
      )
      .execute()
    return 'suc' as const
  }

interface StoredReportedMessage {
  readonly author: number | null
  readonly author_nick: string | null
  readonly gone: string | null
  readonly lines: readonly CopiedLine[] | null
}

const queue = reportQueue<StoredReportedMessage>({
  kind,
  columns: 'w.author, a.nick as author_nick, w.gone, c.lines',
  joins: `join messages w on w.id = p.subject left join members a on a.id = w.author
    left join message_copies c on c.message = p.subject and c.reporter = p.reporter`,
})

/** POST /getMessageReport */
export const reports =
  (addresses: PictureAddresses) =>
  async ({ db, input, member, now }: Call<Calls['reports']>) => {
    const { page, rows } = await queue(db, input)
    return {
      ...page,
      rows: rows.map(
        (row): MessageReport => ({
          id: row.report,
          ...reportHead(row, now),
          lines: (row.lines ?? []).map(({ author, nick, text, at, pictures }) => ({
            UID: author,
            NICK: nick,
            TEXT: text,
            TIME: at,
            PICTURES: (pictures ?? []).map((picture) => addresses.row(picture, member.id, now)),
          })),
          AUTHOR: { UID: row.author ?? 0, NICK: row.author_nick ?? '' },
          HIDDEN: yesNoOf(row.gone !== null),
        }),
      ),
    }
  }
