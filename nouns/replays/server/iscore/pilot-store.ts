import type { Tx } from '#kit/db/database.ts'
import type { ClaimState } from '#rules/staff/claims.ts'
import './tables.ts'

/** The columns of a live replay that a claim or a decision needs. */
export const replayForStaff = (tx: Tx, id: number) =>
  tx
    .selectFrom('replays')
    .select(['id', 'uploader', 'pilot', 'game', 'difficulty', 'shot'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('held_at', 'is', null)
    .executeTakeFirst()

export interface NewPilotClaim {
  readonly name: string
  readonly signature: string
  readonly member: number
  readonly replay: number
  readonly note: string
  readonly at: Date
}

/** Inserts a claim; false if the member already has a waiting or passed claim of this signature. */
export async function insertPilotClaim(tx: Tx, claim: NewPilotClaim): Promise<boolean> {
  const row = await tx
    .insertInto('pilot_claims')
    .values({ ...claim, decided_by: null, decided_at: null })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Loads a claim and locks its row until the transaction ends. */
export const lockPilotClaim = (tx: Tx, id: number) =>
  tx
    .selectFrom('pilot_claims')
    .select(['id', 'name', 'signature', 'member', 'replay', 'state', 'reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export interface Decision {
  readonly state: ClaimState
  readonly decided_by: number
  readonly decided_at: Date
  readonly reason: string
}

export const decidePilotClaim = (tx: Tx, id: number, decision: Decision) =>
  tx.updateTable('pilot_claims').set(decision).where('id', '=', id).execute()

/** Stores a confirmed signature; false if it already has an owner. */
export async function confirmPilot(
  tx: Tx,
  pilot: { name: string; signature: string; member: number; replay: number; confirmed_at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('pilots')
    .values(pilot)
    .onConflict((c) => c.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

/** The owner of the confirmed signature that equals a folded pilot name. */
export const signatureOf = (tx: Tx, name: string) =>
  tx.selectFrom('pilots').select('member').where('name', '=', name).executeTakeFirst()

export const unconfirmPilot = (tx: Tx, name: string, member: number) =>
  tx.deleteFrom('pilots').where('name', '=', name).where('member', '=', member).execute()
