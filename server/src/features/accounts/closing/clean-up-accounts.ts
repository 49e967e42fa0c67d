import { dropOldSessions } from '../../../core/members/store.ts'
import type { Database } from '../../../kit/db/database.ts'
import { dropOldAttempts } from '../log-in/attempt-store.ts'
import { dropOldFactorRows } from '../log-in/factor-store.ts'
import { dropOldLinks } from '../mail/link-store.ts'
import { dropOldLogIns } from '../store.ts'

/** Once a day: drops addresses after 90 days, sessions unseen as long, and links and tries that count no more. */
export async function cleanUpAccounts(db: Database, now: Date): Promise<void> {
  await dropOldLogIns(db.own, now)
  await dropOldSessions(db.own, now)
  await dropOldLinks(db.own, now)
  await dropOldAttempts(db.own, now)
  await dropOldFactorRows(db.own, now)
}
