import { sql } from 'kysely'
import type { Tx } from '../../kit/db/database.ts'
import type { Tables } from '../../kit/db/tables.ts'
import type { Caller } from '../../kit/http/call.ts'

interface Posting {
  readonly member: Pick<Caller, 'id' | 'black'>
  readonly now: Date
}

/** A table of posts with the columns `held_at` and `removed_at`, and its column with the author. */
export interface PostSource {
  /** Stored with every row of `waiting`, so it is never renamed. */
  readonly kind: string
  readonly table: keyof Tables & string
  readonly author: string
}

/** Decides whether a new post waits for staff; runs in the transaction that stores the post. */
export type HeldRule = (tx: Tx, posting: Posting) => Promise<Held>

/** Why a post waits: its author was black-flagged when posting, or it is one of the first posts of a new account. */
export type HeldWhy = 'first' | 'black'

/** The columns of a post: since when it waits and why; both null if everybody sees it at once. */
export type Held =
  | { readonly held_at: Date; readonly held_why: HeldWhy }
  | { readonly held_at: null; readonly held_why: null }

interface HeldParts {
  /** How many first posts of an account wait; 0: none. */
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

/** The column values of a post that does not wait. */
export const released = { held_at: null, held_why: null } as const

/** A rule that holds no post. */
export const holdsNothing: HeldRule = async () => released

/** The reason as the API says it: rows from before the column have none. */
export const saidWhy = (why: HeldWhy | null): HeldWhy | 'unknown' => why ?? 'unknown'

interface Seen {
  readonly posts: readonly PostSource[]
  readonly member: number
  readonly most: number
}

/**
 * Number of a member's visible posts, counted up to `most`. Posts that wait do not count, so an account leaves review
 * only as staff release its posts.
 */
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
