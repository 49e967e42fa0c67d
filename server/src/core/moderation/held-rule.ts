import { sql } from 'kysely'
import type { Tx } from '../../kit/db/database.ts'
import type { Tables } from '../../kit/db/tables.ts'
import type { Caller } from '../../kit/http/call.ts'

interface Posting {
  readonly member: Pick<Caller, 'id' | 'black'>
  readonly now: Date
}

/** A table of posts with `held_at` and `removed_at`, and its column that names who posted. */
export interface PostSource {
  /** Stored with every row of `waiting`, so it is never renamed. */
  readonly kind: string
  readonly table: keyof Tables & string
  readonly author: string
}

/** Since when a new post of the member waits for staff, asked in the transaction that stores it. */
export type HeldRule = (tx: Tx, posting: Posting) => Promise<Held>

/** Why a post waits: its author was black-flagged as it was written, or it is one of the first of a new account. */
export type HeldWhy = 'first' | 'black'

/** Since when a post waits for staff and why, as its row keeps it; nulls where everybody sees it at once. */
export type Held =
  | { readonly held_at: Date; readonly held_why: HeldWhy }
  | { readonly held_at: null; readonly held_why: null }

interface HeldParts {
  /** So many first posts of an account wait. */
  readonly reviewFirst: number
  readonly posts: readonly PostSource[]
}

export const openHeldRule =
  ({ reviewFirst, posts }: HeldParts): HeldRule =>
  async (tx, { member, now }) => {
    if (member.black) return { held_at: now, held_why: 'black' }
    if (reviewFirst === 0) return released
    const seen = await seenPosts(tx, { posts, member: member.id, most: reviewFirst })
    return seen < reviewFirst ? { held_at: now, held_why: 'first' } : released
  }

/** As a row keeps that it waits no longer. */
export const released = { held_at: null, held_why: null } as const

/** Lets every post be seen at once. */
export const holdsNothing: HeldRule = async () => released

/** The reason that is said: nobody kept one for what waits since long. */
export const saidWhy = (why: HeldWhy | null): HeldWhy | 'unknown' => why ?? 'unknown'

interface Seen {
  readonly posts: readonly PostSource[]
  readonly member: number
  readonly most: number
}

/** Posts of a member that others see, counted up to so many: what staff let through counts, what waits does not. */
async function seenPosts(tx: Tx, { posts, member, most }: Seen): Promise<number> {
  const each = posts.map(
    ({ table, author }) => sql`(select 1 from ${sql.table(table)} where ${sql.ref(author)} = ${member}
      and removed_at is null and held_at is null limit ${most})`,
  )
  const { rows } = await sql<{
    n: number
  }>`select count(*) as n from (${sql.join(each, sql` union all `)}) seen`.execute(tx)
  return rows[0]?.n ?? 0
}
