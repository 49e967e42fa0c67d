import { sql } from 'kysely'
import type { House } from '#core/house.ts'
import type { Tx } from '#kit/db/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { afterQuiet, nextDigest } from '../../rules/digest.ts'
import { quietOf } from '../preferences/store.ts'
import '../tables.ts'

/** Members claimed in one transaction. */
const claimedAtOnce = 100

export interface DigestJob {
  readonly member: number
}

/** SQL: members `m` who may get a digest. */
export const mayGetDigest = sql<boolean>`m.mail_verified_at is not null and m.closed_at is null
  and m.forgotten_at is null and not (m.black and (m.black_until is null or m.black_until > now()))`

/**
 * Queues the digests that are due. The transaction that queues one also sets when the next is due, so two processes or
 * a restart never queue a period twice.
 */
export async function claimDigests({ db, now }: Pick<House, 'db' | 'now'>): Promise<void> {
  for (;;) {
    const claimed = await db.transaction((tx) => claimSome(tx, now()))
    if (claimed < claimedAtOnce) return
  }
}

async function claimSome(tx: Tx, now: Date): Promise<number> {
  const rows = await tx
    .selectFrom('reminder_preferences as p')
    .innerJoin('members as m', 'm.id', 'p.member')
    .select(['p.member', 'p.digest', 'p.quiet_from', 'p.quiet_to'])
    .where('p.digest_due', '<=', now)
    .where(mayGetDigest)
    .orderBy('p.digest_due')
    .limit(claimedAtOnce)
    .forUpdate('p')
    .skipLocked()
    .execute()
  for (const { member, digest, ...hours } of rows) {
    const quiet = quietOf(hours)
    const waits = afterQuiet(quiet, now) > now
    await tx
      .updateTable('reminder_preferences')
      .set({ digest_due: waits ? afterQuiet(quiet, now) : nextDigest({ digest, quiet }, now) })
      .where('member', '=', member)
      .execute()
    // After every other job: a mail that somebody waits for goes first. The key's member is locked.
    if (!waits) await addJob(tx, 'digest', { member } satisfies DigestJob, { key: `digest:${member}`, priority: 10 })
  }
  return rows.length
}
