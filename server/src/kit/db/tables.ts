import type { Generated } from 'kysely'

/**
 * Every table by name. The folder that owns a table (first line of its migration) adds it here from its own `tables.ts`
 * by declaration merging; any folder may read it.
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
