import type { Generated } from 'kysely'

/**
 * The row types of all tables. The folder that owns a table (named in the first line of its migration) adds it here by
 * declaration merging from its own `tables.ts`; any folder may read it.
 */
export interface Tables {
  kit_secrets: { name: string; value: Buffer }
  kit_spent_captchas: { signature: string; expires: Date }
  kit_idempotency: {
    caller: number
    key: string
    call: string
    body_hash: Buffer
    answer: unknown
    at: Generated<Date>
  }
}
