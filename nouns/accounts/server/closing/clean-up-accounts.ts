import { dropOldFactorRows } from '#core/members/second-factor/factor-store.ts'
import { dropOldSessions } from '#core/members/store.ts'
import type { Database } from '#kit/db/database.ts'
import { dropOldAttempts } from '../log-in/attempt-store.ts'
import { dropOldLinks } from '../mail/link-store.ts'
import { dropOldLogIns } from '../store.ts'

/**
 * Daily job: deletes records of log-ins with their IP addresses after 90 days, sessions that were not used for 90 days or
 * are a year old, and expired links, log-in tickets, log-in attempts, freezes and unconfirmed second factors.
 */
export async function cleanUpAccounts(db: Database, now: Date): Promise<void> {
  await dropOldLogIns(db.own, now)
  await dropOldSessions(db.own, now)
  await dropOldLinks(db.own, now)
  await dropOldAttempts(db.own, now)
  await dropOldFactorRows(db.own, now)
}
