import { sql } from 'kysely'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import { sameAccounts } from '#rules/people/standing.ts'
import type { RichDocument } from '#rules/rich-text/document.ts'
import { saidIn, saidInText } from '#rules/spam/said.ts'
import type { HeldWhy } from './held-why.ts'
import type { PostSource } from './post-source.ts'
import { type KnownPrint, lockPrints, type PrintedPost } from './print-store.ts'
import { comparedPrints, noPrints, type Prints, printsOf } from './prints.ts'
import { type SharedPosts, sharedPosts } from './shared-posts.ts'

interface Posting {
  readonly member: Pick<Caller, 'id' | 'black' | 'standing'>
  readonly now: Date
  /** What the post says: made by `read`. */
  readonly prints: Prints
}

/**
 * Decides whether posts wait for staff; runs in the transaction that stores them. Who stores a post also stores its
 * fingerprints (`storedPrints`, `printsSql`).
 */
export interface HeldRule {
  /**
   * Fingerprints of a document or a plain text. Needs no database: call it before the transaction. `theirs` answers for
   * which floors quotes are left out; without it all quotes are the writer's own words.
   */
  read(said: RichDocument | string, theirs?: (floor: number) => boolean): Prints
  /** The columns of a new post. */
  post(tx: Tx, posting: Posting): Promise<Held>
  /**
   * Why a visible post would have to wait if it were edited so, or null; `before` is what it says until now. Such an edit
   * is refused: a post that others have answered does not vanish from their sight.
   */
  edit(tx: Tx, posting: Posting & { readonly before: Prints }): Promise<'same' | 'link' | null>
  /** The other posts that share a text or a link with waiting ones, by `kind` and `subject`. */
  shared(db: ReadDb, waiting: readonly PrintedPost[]): Promise<SharedPosts>
}

/** The columns of a post: since when it waits and why; both null if everybody sees it at once. */
export type Held =
  | { readonly held_at: Date; readonly held_why: HeldWhy }
  | { readonly held_at: null; readonly held_why: null }

interface HeldParts {
  /** How many first posts of an account wait; 0: none. */
  readonly reviewFirst: number
  /** Whether posts wait for their text or their links. */
  readonly antiSpam: boolean
  readonly posts: readonly PostSource[]
  /** Public origin of the site: links to it never wait. */
  readonly origin: string
}

export function openHeldRule({ reviewFirst, antiSpam, posts, origin }: HeldParts): HeldRule {
  const own = new URL(origin).host
  const why = async (tx: Tx, posting: Posting): Promise<HeldWhy | null> => {
    const { member } = posting
    if (member.black) return 'black'
    if (reviewFirst > 0 && (await seenPosts(tx, { posts, member: member.id, most: reviewFirst })) < reviewFirst)
      return 'first'
    return spamWhy(tx, posting)
  }
  return {
    read: (said, theirs = () => false) => {
      if (!antiSpam) return noPrints
      return printsOf(typeof said === 'string' ? saidInText(said, own) : saidIn(said, own, theirs))
    },
    post: async (tx, posting) => {
      const held_why = await why(tx, posting)
      return held_why ? { held_at: posting.now, held_why } : released
    },
    edit: (tx, { before, ...posting }) => {
      const known = new Set(comparedPrints(before))
      const isNew = (hash: string) => !known.has(hash)
      const { text, links } = posting.prints
      const prints: Prints = { text: text !== null && isNew(text) ? text : null, links: links.filter(isNew) }
      return spamWhy(tx, { ...posting, prints })
    },
    shared: (db, waiting) => sharedPosts(db, posts, waiting),
  }
}

/** Whether a post waits for its text or for its links. */
async function spamWhy(tx: Tx, { member, now, prints }: Posting): Promise<'same' | 'link' | null> {
  if (member.standing === 'trusted') return null
  const isNew = member.standing === 'new'
  const hashes = [...new Set(comparedPrints(prints))]
  if (hashes.length === 0) return null
  const known = new Map((await lockPrints(tx, { hashes, member: member.id, now })).map((one) => [one.hash, one]))
  if (hashes.some((hash) => isRepeated(known.get(hash)))) return 'same'
  const unknownLink = prints.links.some((hash) => known.get(hash)?.good !== true)
  return isNew && unknownLink ? 'link' : null
}

const isRepeated = (known: KnownPrint | undefined): boolean =>
  known !== undefined && (known.good === null ? known.others + 1 >= sameAccounts : !known.good)

/** The column values of a post that does not wait. */
export const released = { held_at: null, held_why: null } as const

/** A rule that holds no post. */
export const holdsNothing: HeldRule = {
  read: () => noPrints,
  post: async () => released,
  edit: async () => null,
  shared: async () => new Map(),
}

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
