import { type RawBuilder, sql } from 'kysely'
import { denyRecord, rewardRecord, rewardUpload } from '#core/rewards/reward-upload.ts'
import type { Database, Tx } from '#kit/db/database.ts'
import { eachAlone } from '#kit/jobs/each-alone.ts'
import { uploadStaysMs } from '#rules/economy/upload-reward.ts'
import { reasons } from '#rules/ledger/reasons.ts'

const batch = 500

/**
 * Pays for replays that stayed up for 48 hours, and then for the increase of iscore that they brought. A replay that waits
 * for staff, is reported, or is in doubt is paid once that is over. Each has its own transaction; a replay that fails does
 * not stop the others.
 */
export async function rewardReplays(db: Database, now: Date): Promise<void> {
  await each(db, due(now, uploads), (tx, run) => payUpload(tx, run, now))
  await each(db, due(now, records), (tx, run) => payRecord(tx, run, now))
}

async function payUpload(tx: Tx, run: DueRun, now: Date): Promise<void> {
  const { id, uploader: member, uploaded_at: uploadedAt, content } = run
  const isNew = await rewardUpload(tx, { kind: 'replay', id, member, uploadedAt, content, now })
  if (!isNew) await denyRecord(tx, { replay: id, member, now })
}

async function payRecord(tx: Tx, { id, uploader: member, game, type, iscore }: DueRun, now: Date): Promise<void> {
  if (type !== null && iscore !== null) await rewardRecord(tx, { replay: id, member, game, type, iscore, now })
}

interface DueRun {
  readonly id: number
  readonly uploader: number
  readonly uploaded_at: Date
  /** Hash of the recorded keys, or of the file where they are too few to tell runs apart. */
  readonly content: string
  readonly game: number
  /** Kind and value of the run as it is rated; null if it has no rating. */
  readonly type: string | null
  readonly iscore: number | null
}

/** Selects the replays that are due; `id` narrows to one of them, which it locks. */
type Due = (where: { readonly after: number } | { readonly id: number }) => RawBuilder<DueRun>

const spent = (reason: 'upload' | 'record') => sql`exists (select from rewards w
  where w.giver = r.uploader and w.kind = 'replay' and w.subject = r.id and w.reason = ${reasons[reason]})`

/** Not spent yet; nothing about the run is in doubt. A pilot whose runs staff do not know yet is no doubt about a run. */
const uploads = sql`not ${spent('upload')} and (i.standing is null or i.standing in ('counts', 'foreign')
  or i.standing = 'waits' and i.wait = 'newPilot')`

/** The upload is settled, and the run counts on the board. */
const records = sql`i.standing = 'counts' and not ${spent('record')} and ${spent('upload')}`

const due =
  (now: Date, what: RawBuilder<unknown>): Due =>
  (where) =>
    sql<DueRun>`select r.id, r.uploader, r.uploaded_at, coalesce(r.input_hash, r.file_hash) as content, r.game,
        i.kind as type, i.value as iscore
      from replays r left join iscore_runs i on i.replay = r.id
      where ${'id' in where ? sql`r.id = ${where.id}` : sql`r.id > ${where.after}`}
        and r.uploaded_at <= ${new Date(now.getTime() - uploadStaysMs)} and r.removed_at is null and r.held_at is null
        and ${what}
        and not exists (select from reports o where o.kind = 'replay' and o.subject = r.id and o.state in ('open', 'taken'))
        and exists (select from members m where m.id = r.uploader and m.closed_at is null)
      order by r.id limit ${batch} ${'id' in where ? sql`for update of r` : sql``}`

async function each(db: Database, select: Due, pay: (tx: Tx, run: DueRun) => Promise<void>): Promise<void> {
  let [after, found] = [0, batch]
  while (found === batch) {
    const { rows } = await select({ after }).execute(db.own)
    await eachAlone(rows, 'could not be paid for', ({ id }) =>
      db.transaction(async (tx) => {
        // Read again under the lock: another process may have paid meanwhile, or the replay may be gone.
        const [run] = (await select({ id }).execute(tx)).rows
        if (run) await pay(tx, run)
      }),
    )
    after = rows.at(-1)?.id ?? after
    found = rows.length
  }
}
