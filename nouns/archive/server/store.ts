import type { Tx } from '#kit/db/database.ts'
import type { ClaimState } from '#rules/staff/claims.ts'
import './tables.ts'

/** Loads a run and locks its row until the transaction ends. */
export const lockRun = (tx: Tx, id: number) =>
  tx
    .selectFrom('archived_runs')
    .select(['id', 'owner', 'pilot', 'game'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const setOwner = (tx: Tx, run: number, owner: number | null) =>
  tx.updateTable('archived_runs').set({ owner }).where('id', '=', run).execute()

/** Whether this visible replay was uploaded by the member. */
export async function ownsReplay(tx: Tx, member: number, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('replays')
    .select('id')
    .where('id', '=', id)
    .where('uploader', '=', member)
    .where('removed_at', 'is', null)
    .where('held_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export interface NewClaim {
  readonly run: number
  readonly member: number
  readonly reason: string
  readonly replay: number | null
  readonly at: Date
}

/** Inserts a claim; false if this member already has a waiting claim of the run. */
export async function insertClaim(tx: Tx, claim: NewClaim): Promise<boolean> {
  const row = await tx
    .insertInto('archived_claims')
    .values({ ...claim, taken_by: null, decided_by: null, decided_at: null })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const claimedRun = (tx: Tx, id: number) =>
  tx.selectFrom('archived_claims').select('run').where('id', '=', id).executeTakeFirst()

/** Loads a claim and locks its row until the transaction ends. */
export const lockClaim = (tx: Tx, id: number) =>
  tx
    .selectFrom('archived_claims')
    .select(['id', 'run', 'member', 'state', 'taken_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const setTaker = (tx: Tx, id: number, taken_by: number | null) =>
  tx.updateTable('archived_claims').set({ taken_by }).where('id', '=', id).execute()

export const dropClaim = (tx: Tx, id: number) => tx.deleteFrom('archived_claims').where('id', '=', id).execute()

export interface Decision {
  readonly state: ClaimState
  readonly decided_by: number
  readonly decided_at: Date
  readonly answer: string
}

export const decide = (tx: Tx, id: number, decision: Decision) =>
  tx.updateTable('archived_claims').set(decision).where('id', '=', id).execute()
