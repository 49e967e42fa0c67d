import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '#kit/db/database.ts'
import { badPrintsKeptMs, printsKeptMs, sameMs } from '#rules/people/standing.ts'
import './tables.ts'

interface PrintQuery {
  readonly hashes: readonly string[]
  /** The author of the post, whose own posts do not count. */
  readonly member: number
  readonly now: Date
}

/** What is known about a fingerprint: what staff decided (null: nothing), and how many other accounts posted it lately. */
export interface KnownPrint {
  readonly hash: string
  readonly good: boolean | null
  readonly others: number
}

/**
 * Reads what is known about fingerprints. Locks them until the transaction ends: of two accounts that post the same at
 * once, the second sees the post of the first. Lock order: fingerprints before topics; both statements travel together.
 */
export async function lockPrints(tx: Tx, { hashes, member, now }: PrintQuery): Promise<readonly KnownPrint[]> {
  const keys = [...new Set(hashes.map((hash) => BigInt.asIntN(64, BigInt(`0x${hash.slice(0, 16)}`)).toString()))].sort()
  const since = new Date(now.getTime() - sameMs)
  const [, { rows }] = await Promise.all([
    sql`-- prints-lock
      select pg_advisory_xact_lock(key) from unnest(${keys}::bigint[]) key`.execute(tx),
    sql<KnownPrint>`-- prints-known
      select replace(asked::text, '-', '') as hash, j.good,
        (select count(distinct p.member) from post_prints p
          where p.hash = asked and p.at > ${since} and p.member <> ${member})::integer as others
      from unnest(${[...hashes]}::uuid[]) asked left join judged_prints j on j.hash = asked`.execute(tx),
  ])
  return rows
}

export interface PrintedPost {
  readonly kind: string
  readonly subject: number
}

interface StoredPrints {
  readonly kind: string
  readonly hashes: readonly string[]
  readonly member: number
  readonly at: Date
}

/** SQL that stores the fingerprints of a post; `subject` selects the id of its row. */
export const printsSql = ({ kind, hashes, member, at }: StoredPrints, subject: RawBuilder<unknown>) => sql`
  insert into post_prints (kind, subject, hash, member, at)
  select ${kind}::text, (${subject}), hash, ${member}::bigint, ${at}::timestamptz from unnest(${[...hashes]}::uuid[]) hash
  on conflict (kind, subject, hash) do update set at = excluded.at`

/** Stores the fingerprints of a new post, or of one that was edited. */
export async function storePrints(tx: Tx, subject: number, stored: StoredPrints): Promise<void> {
  if (stored.hashes.length > 0) await printsSql(stored, sql`${subject}::bigint`).execute(tx)
}

/** Replaces the fingerprints of a post that waits: staff decide about what it says now. */
export async function replacePrints(tx: Tx, subject: number, stored: StoredPrints): Promise<void> {
  await tx
    .deleteFrom('post_prints')
    .where('kind', '=', stored.kind)
    .where('subject', '=', subject)
    .where('hash', 'not in', stored.hashes.length > 0 ? [...stored.hashes] : [nobodysHash])
    .execute()
  await storePrints(tx, subject, stored)
}

const nobodysHash = '0'.repeat(32)

interface Judgement extends PrintedPost {
  readonly good: boolean
  readonly now: Date
}

/**
 * Remembers what staff decide about a post that waits for its text or its links: released, these hold no further post;
 * kept out, they hold every one. Call it before the post is released or removed.
 */
export const judgePrints = (tx: Tx, { kind, subject, good, now }: Judgement) =>
  sql`insert into judged_prints (hash, good, at)
    select p.hash, ${good}, ${now}::timestamptz from post_prints p
    join waiting w on w.kind = p.kind and w.subject = p.subject and w.why in ('same', 'link')
    where p.kind = ${kind} and p.subject = ${subject}
    on conflict (hash) do update set good = excluded.good, at = excluded.at`.execute(tx)

/** Deletes old fingerprints, but those that a waiting post shares, and old refusals of staff. */
export async function purgePrints(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await sql`delete from post_prints p where p.at < ${before(printsKeptMs)} and not exists (
    select from post_prints q join waiting w on w.kind = q.kind and w.subject = q.subject where q.hash = p.hash
  )`.execute(db.own)
  await db.own.deleteFrom('judged_prints').where('good', '=', false).where('at', '<', before(badPrintsKeptMs)).execute()
}
