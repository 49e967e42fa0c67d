import type { Caller } from '#kit/http/call.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Reading } from './reads.ts'

/** Why an account is black-flagged and until when, or null without an end: `data` of the gate `black`. */
export interface BlackNotice {
  readonly reason: string
  readonly until: string | null
}

/** Refuses black-flagged members: for acts that are visible at once and that staff cannot review first. */
export async function refuseBlack(db: Reading, { id, black }: Caller): Promise<void> {
  if (!black) return
  const row = await db
    .selectFrom('members')
    .select(['black_reason', 'black_until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const notice: BlackNotice = { reason: row.black_reason, until: row.black_until?.toISOString() ?? null }
  throw new Refusal({ auth: 'black', data: notice })
}
