import type { SharedRow } from '#contract/shared-post.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { HeldRule } from './held-rule.ts'
import type { PrintedPost } from './print-store.ts'

/** Reads the shared posts for a page of a moderation queue; the answer is called with each row of the page. */
export async function sharedBy(db: ReadDb, rule: HeldRule, rows: readonly QueueRow[]) {
  const found = await rule.shared(
    db,
    rows.filter((row) => row.held_why === 'same' || row.held_why === 'link'),
  )
  return ({ kind, subject }: PrintedPost): SharedRow | null => found.get(`${kind}:${subject}`) ?? null
}

interface QueueRow extends PrintedPost {
  readonly held_why: string | null
}
