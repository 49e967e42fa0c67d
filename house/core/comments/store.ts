import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { type Held, released } from '../moderation/held-rule.ts'
import { dropWords } from '../reminders/store.ts'
import type { CommentedKind } from './comment-kind.ts'
import './tables.ts'

type NewComment = Held & {
  readonly subject: number
  readonly author: number
  readonly comment: string
  readonly at: Date
}

/** Inserts a comment. A comment that waits for staff is not added to the thing's comment count yet. */
export async function insertComment(tx: Tx, kind: CommentedKind, comment: NewComment): Promise<number> {
  const row = await tx
    .insertInto('comments')
    .values({ ...comment, kind: kind.kind, removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (comment.held_at === null) await kind.count(tx, comment.subject, 1)
  return row.id
}

/** Loads a comment that was not removed, and locks its row until the transaction ends. */
export const lockComment = (tx: Tx, { kind }: CommentedKind, id: number) =>
  tx
    .selectFrom('comments')
    .select(['id', 'subject', 'author', 'held_at'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

interface StandingComment {
  readonly id: number
  readonly author: number
  readonly subject: number
  readonly held_at: Date | null
}

/**
 * Soft-deletes a comment whose row the caller has locked. If it was visible, the count is lowered and the reminders
 * lose its words.
 */
export async function hideComment(
  tx: Tx,
  kind: CommentedKind,
  { comment, now }: { comment: StandingComment; now: Date },
) {
  await tx.updateTable('comments').set({ removed_at: now }).where('id', '=', comment.id).execute()
  if (comment.held_at !== null) return
  await kind.count(tx, comment.subject, -1)
  await dropWords(tx, { actor: comment.author, kinds: [kind.reminderKind], about: { comment: comment.id } })
}

/** Makes a comment that waited for staff visible to everybody. The caller has locked its row. */
export async function showComment(tx: Tx, kind: CommentedKind, comment: Pick<StandingComment, 'id' | 'subject'>) {
  await tx.updateTable('comments').set(released).where('id', '=', comment.id).execute()
  await kind.count(tx, comment.subject, 1)
}

/** Drops all comments on things that are deleted in this transaction; `subjects` is a select of their ids. */
export async function dropComments(tx: Tx, kind: string, subjects: RawBuilder<unknown>): Promise<void> {
  await tx.deleteFrom('comments').where('kind', '=', kind).where(sql<SqlBool>`subject in (${subjects})`).execute()
}
