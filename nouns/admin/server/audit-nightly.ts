import { sql } from 'kysely'
import { auditLedger } from '#core/ledger/audit.ts'
import { remind } from '#core/reminders/remind.ts'
import type { Database } from '#kit/db/database.ts'
import { beijingDay } from '#rules/beijing-time.ts'

/**
 * Runs both audits of the ledger. If rows do not add up, tells everybody with the staff code `error`, once a day, and
 * throws, so that the log of the process has the rows.
 */
export async function auditNightly(db: Database, now: Date): Promise<void> {
  const audits = await auditLedger(db)
  const wrong = audits.flatMap(({ name, wrong: rows }) => rows.map((row) => ({ audit: name, ...row })))
  if (wrong.length === 0) return
  await db.transaction(async (tx) => {
    const staff = await tx
      .selectFrom('members')
      .select('id')
      .where('closed_at', 'is', null)
      .where(sql<boolean>`staff @> array['error']`)
      .orderBy('id')
      .execute()
    for (const { id } of staff) {
      const subject = `day:${beijingDay(now)}`
      await remind(tx, { to: id, kind: 'ledgerWrong', subject, data: { rows: String(wrong.length) }, now })
    }
  })
  throw new Error(`the ledger does not add up: ${JSON.stringify(wrong.slice(0, 20))}`)
}
