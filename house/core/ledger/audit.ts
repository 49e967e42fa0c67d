import type { Database } from '#kit/db/database.ts'
import './tables.ts'

/** What one audit found: nothing, unless the ledger was changed behind the site's back. */
export interface Audit {
  readonly name: 'balances' | 'lines'
  /** The first rows that do not add up, at most 100. */
  readonly wrong: readonly object[]
  readonly ms: number
}

/** Runs both audits over the whole ledger, each as one statement without a time limit. */
export async function auditLedger({ patient }: Pick<Database, 'patient'>): Promise<Audit[]> {
  const audits: Audit[] = []
  for (const name of ['balances', 'lines'] as const) {
    const began = performance.now()
    const { rows } = await patient.query<object>(`select * from ledger_audit_${name} limit 100`)
    audits.push({ name, wrong: rows, ms: performance.now() - began })
  }
  return audits
}
