import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import type { Outcome } from './call.ts'

export interface Keyed {
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
  const hash = hashOf(keyed)
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
  return dataIn(first.answer)
}

/**
 * As `once`, for calls of different members in one transaction. `work` runs those at the places it gets, which are new or have no
 * key, and answers an outcome each.
 */
export async function onceEach(
  tx: Tx,
  calls: readonly (Keyed | null)[],
  work: (places: readonly number[]) => Promise<readonly Outcome<unknown>[]>,
): Promise<readonly Outcome<unknown>[]> {
  const keyed = calls.flatMap((call, place) => (call ? [{ ...call, place, hash: hashOf(call) }] : []))
  const known = keyed.length > 0 ? await takeKeys(tx, keyed) : new Map<number, Outcome<unknown>>()
  const fresh = calls.flatMap((_, place) => (known.has(place) ? [] : [place]))
  const outcomes = fresh.length > 0 ? await work(fresh) : []
  const all = new Map(known)
  for (const [n, place] of fresh.entries()) all.set(place, outcomes[n] ?? 'again')
  const own = keyed.filter(({ place }) => !known.has(place))
  if (own.length > 0) await keepAnswers(tx, own, all)
  return calls.map((_, place) => all.get(place) ?? 'again')
}

type Placed = Keyed & { readonly place: number; readonly hash: Buffer }

/** Writes the keys of calls; answers what came of those whose keys were there, by place. */
async function takeKeys(tx: Tx, keyed: readonly Placed[]): Promise<ReadonlyMap<number, Outcome<unknown>>> {
  const { rows } = await sql<{ place: number }>`-- idempotency-keys
    with made as (
      insert into kit_idempotency (caller, key, call, body_hash, at)
      select caller, key, call, body_hash, at
      from unnest(${keyed.map(({ caller }) => caller)}::bigint[], ${keyed.map(({ key }) => key)}::text[],
        ${keyed.map(({ call }) => call)}::text[], ${keyed.map(({ hash }) => hash)}::bytea[],
        ${keyed.map(({ now }) => now)}::timestamptz[]) as k (caller, key, call, body_hash, at)
      order by caller, key on conflict do nothing returning caller, key
    )
    select k.place - 1 as place
    from unnest(${keyed.map(({ caller }) => caller)}::bigint[], ${keyed.map(({ key }) => key)}::text[])
      with ordinality as k (caller, key, place) join made using (caller, key)`.execute(tx)
  const made = new Set(rows.map(({ place }) => Number(place)))
  const known = new Map<number, Outcome<unknown>>()
  for (const each of keyed.filter((_, n) => !made.has(n))) {
    const first = await tx
      .selectFrom('kit_idempotency')
      .select(['body_hash', 'answer'])
      .where('caller', '=', each.caller)
      .where('key', '=', each.key)
      .executeTakeFirstOrThrow()
    const isSame = each.hash.equals(first.body_hash)
    known.set(each.place, isSame ? { answer: dataIn(first.answer) } : { refusal: new Refusal({ code: 'keyReused' }) })
  }
  return known
}

/** Keeps the answers of calls that have one; the keys of the others may be used again. */
async function keepAnswers(tx: Tx, own: readonly Placed[], all: ReadonlyMap<number, Outcome<unknown>>): Promise<void> {
  const answers = own.map(({ place }) => {
    const outcome = all.get(place)
    return typeof outcome === 'object' && 'answer' in outcome ? JSON.stringify({ data: outcome.answer }) : null
  })
  await sql`-- idempotency-answers
    with ended as (
      select * from unnest(${own.map(({ caller }) => caller)}::bigint[], ${own.map(({ key }) => key)}::text[],
        ${answers}::jsonb[]) as e (caller, key, answer)
    ), dropped as (
      delete from kit_idempotency k using ended e where e.answer is null and k.caller = e.caller and k.key = e.key
    )
    update kit_idempotency k set answer = e.answer from ended e
    where e.answer is not null and k.caller = e.caller and k.key = e.key`.execute(tx)
}

const hashOf = ({ call, body }: Keyed): Buffer =>
  createHash('sha256')
    .update(`${call}\n${JSON.stringify(body)}`)
    .digest()

/** The data of a kept answer, which only this module writes. */
const dataIn = (answer: unknown): unknown => (answer as { data: unknown }).data
