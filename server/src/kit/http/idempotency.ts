import { createHash } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import { Refusal } from './refusal.ts'

interface Keyed {
  readonly caller: number
  readonly key: string
  readonly call: string
  readonly body: unknown
  readonly now: Date
}

/**
 * Runs a write with an idempotency key once: the same key and body get the first answer again; the same key with
 * another body is refused. The key's row is inserted first in the transaction, so concurrent equal calls wait for each
 * other.
 */
export async function once(tx: Tx, keyed: Keyed, work: () => Promise<unknown>): Promise<unknown> {
  const hash = createHash('sha256')
    .update(`${keyed.call}\n${JSON.stringify(keyed.body)}`)
    .digest()
  const mine = await tx
    .insertInto('kit_idempotency')
    .values({ caller: keyed.caller, key: keyed.key, call: keyed.call, body_hash: hash, answer: null, at: keyed.now })
    .onConflict((c) => c.doNothing())
    .returning('key')
    .executeTakeFirst()
  const own = () => tx.updateTable('kit_idempotency').where('caller', '=', keyed.caller).where('key', '=', keyed.key)
  if (mine) {
    const answer = await work()
    await own()
      .set({ answer: JSON.stringify({ data: answer }) })
      .execute()
    return answer
  }
  const first = await tx
    .selectFrom('kit_idempotency')
    .select(['body_hash', 'answer'])
    .where('caller', '=', keyed.caller)
    .where('key', '=', keyed.key)
    .executeTakeFirstOrThrow()
  if (!hash.equals(first.body_hash)) throw new Refusal({ code: 'keyReused' })
  return (first.answer as { data: unknown }).data // written by this function only
}
