import { sql } from 'kysely'
import type { Tx } from '../../kit/db/database.ts'
import type { Caller } from '../../kit/http/call.ts'

interface Posting {
  readonly member: Pick<Caller, 'id' | 'black'>
  /** So many first posts of an account wait. */
  readonly reviewFirst: number
  readonly now: Date
}

/** Why a post waits: its author was black-flagged as it was written, or it is one of the first of a new account. */
export type HeldWhy = 'first' | 'black'

/** Since when a post waits for staff and why, as its row keeps it; nulls where everybody sees it at once. */
export type Held =
  | { readonly held_at: Date; readonly held_why: HeldWhy }
  | { readonly held_at: null; readonly held_why: null }

export async function heldSince(tx: Tx, { member, reviewFirst, now }: Posting): Promise<Held> {
  if (member.black) return { held_at: now, held_why: 'black' }
  if (reviewFirst === 0) return released
  return (await seenPosts(tx, member.id, reviewFirst)) < reviewFirst ? { held_at: now, held_why: 'first' } : released
}

/** As a row keeps that it waits no longer. */
export const released = { held_at: null, held_why: null } as const

/** The reason that is said: nobody kept one for what waits since long. */
export const saidWhy = (why: HeldWhy | null): HeldWhy | 'unknown' => why ?? 'unknown'

/** Posts of a member that others see, counted up to so many: what staff let through counts, what waits does not. */
async function seenPosts(tx: Tx, member: number, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from (
      (select 1 from replays where uploader = ${member} and removed_at is null and held_at is null limit ${most})
      union all
      (select 1 from replay_comments where author = ${member} and removed_at is null and held_at is null limit ${most})
      union all
      (select 1 from floors where author = ${member} and removed_at is null and held_at is null limit ${most})
    ) seen`.execute(tx)
  return rows[0]?.n ?? 0
}
