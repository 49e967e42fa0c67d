import { CompiledQuery } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Permission } from '#rules/staff/permissions.ts'
import { codesCount, isFlagged, mayEnter } from '../codes-count.ts'
import { holdSession } from '../end-sessions.ts'

/** The time, and the kind of site, that decide whether staff codes count. */
export interface StaffMoment {
  readonly now: Date
  /** Demo accounts hold their codes without two-factor. */
  readonly demo: boolean
}

/**
 * Locks the caller's row and checks again that they hold this staff code: it may have been revoked, or their session
 * ended, since the call began. Whoever changes codes, factors or sessions locks the same row first.
 */
export async function holdCode(tx: Tx, caller: Caller, code: Permission, { now, demo }: StaffMoment): Promise<void> {
  await holdSession(tx, caller)
  const { rows } = await tx.executeQuery(CompiledQuery.raw(codeHolds, [caller.id, now, demo, code]))
  if (rows.length === 0) throw new Refusal({ auth: 'admin' })
}

/**
 * The same check for a session in which staff are inside another account: a write is allowed only while they may be
 * there. Locks the row of the staff before any row of the entered member.
 */
export async function holdEntered(tx: Tx, caller: Caller, { now, demo }: StaffMoment): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw('select from members where id = $1 for share', [caller.enteredBy]))
  const { rows } = await tx.executeQuery(CompiledQuery.raw(enteredStands, [caller.session, now, demo]))
  if (rows.length === 0) throw new Refusal({ auth: 'login' })
}

/** Whether the caller holds any staff code that counts. Call it with the caller's row locked, as `holdSession` does. */
export async function holdAnyCode(tx: Tx, { id }: Pick<Caller, 'id'>, { now, demo }: StaffMoment): Promise<boolean> {
  const { rows } = await tx.executeQuery(CompiledQuery.raw(anyCodeHolds, [id, now, demo]))
  return rows.length > 0
}

/** Whether this member's staff codes count, whichever they hold. */
export async function doCount(tx: Tx, { member, demo }: { member: number; demo: boolean }): Promise<boolean> {
  const { rows } = await tx.executeQuery(CompiledQuery.raw(codesDoCount, [member, demo]))
  return rows.length > 0
}

const codesDoCount = `select from members m where m.id = $1 and ${codesCount('m', '$2')}`

const codeHolds = `select from members m
  where m.id = $1 and $4 = any(m.staff) and not ${isFlagged('m', '$2')} and ${codesCount('m', '$3')}`

const anyCodeHolds = `select from members m
  where m.id = $1 and m.staff <> '{}' and not ${isFlagged('m', '$2')} and ${codesCount('m', '$3')}`

const enteredStands = `select from sessions s join members m on m.id = s.member
  join sessions o on o.id = s.entered_from join members k on k.id = o.member
  where s.id = $1 and k.id = s.entered_by and ${mayEnter('k', { now: '$2', demo: '$3', into: 'm' })}`
