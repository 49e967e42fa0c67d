import { sql } from 'kysely'
import type { ReadDb } from '#kit/db/database.ts'
import { replayCode } from '#rules/base62.ts'
import { signatureKey } from '../../rules/iscore/pilots.ts'
import './tables.ts'

/** A member's claims, and the signatures in their replays that are nobody's yet. */
export async function ownPilots(db: ReadDb, member: number) {
  const claims = await db
    .selectFrom('pilot_claims')
    .select(['id', 'name', 'signature', 'state', 'replay', 'note', 'at', 'reason'])
    .where('member', '=', member)
    .orderBy('id', 'desc')
    .limit(claimsMost)
    .execute()
  const signed = await db
    .selectFrom('replays')
    .select(['pilot', countAll, (eb) => eb.fn.max('id').as('newest')])
    .where('uploader', '=', member)
    .where('removed_at', 'is', null)
    .where('held_at', 'is', null)
    .groupBy('pilot')
    .orderBy('count', 'desc')
    .limit(claimsMost)
    .execute()
  const taken = new Set([
    ...claims.filter(({ state }) => state !== 'refused').map(({ name }) => name),
    ...(await confirmedAmong(
      db,
      signed.map(({ pilot }) => signatureKey(pilot)),
    )),
  ])
  const free = new Map<string, { PILOT: string; RUNS: number; KeyID: number; CODE: string }>()
  for (const { pilot, count, newest } of signed) {
    const name = signatureKey(pilot)
    if (name === '' || taken.has(name)) continue
    const { PILOT, RUNS, KeyID } = free.get(name) ?? { PILOT: pilot.trim(), RUNS: 0, KeyID: 0 }
    const latest = Math.max(KeyID, newest)
    free.set(name, { PILOT, RUNS: RUNS + count, KeyID: latest, CODE: replayCode(latest) })
  }
  return { claims: claims.map(pilotClaim), free: [...free.values()] }
}

const claimsMost = 100

async function confirmedAmong(db: ReadDb, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('pilots')
    .select('name')
    .where('name', '=', sql<string>`any(${[...names]}::text[])`)
    .execute()
  return rows.map(({ name }) => name)
}

const countAll = sql<number>`count(*)`.as('count')

interface StoredClaim {
  readonly id: number
  readonly signature: string
  readonly state: 'waits' | 'passed' | 'refused'
  readonly replay: number
  readonly note: string
  readonly at: Date
  readonly reason: string
}

/** A claim of a signature, as its member and staff see it. */
export const pilotClaim = (row: StoredClaim) => ({
  id: row.id,
  PILOT: row.signature,
  STATE: row.state,
  KeyID: row.replay,
  CODE: replayCode(row.replay),
  NOTE: row.note,
  TIME: row.at.toISOString(),
  REASON: row.reason,
})
