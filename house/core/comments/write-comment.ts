import { sql } from 'kysely'
import type { CommentRow } from '#contract/comment-row.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Caller } from '#kit/http/call.ts'
import { commentProblem } from '#rules/comments.ts'
import { houseStaff } from '../members/staff/house-staff.ts'
import type { HeldRule } from '../moderation/held-rule.ts'
import { storePrints } from '../moderation/print-store.ts'
import { storedPrints } from '../moderation/prints.ts'
import { mayReach } from '../reach/may-reach.ts'
import type { CommentKind } from './comment-kind.ts'
import { commentRow } from './list-comments.ts'
import { payComment } from './pay-comment.ts'
import { insertComment } from './store.ts'
import { tellOwner } from './tell-owner.ts'

/** The part of a call's context that writing a comment needs; the call declares these refusals. */
interface CommentCall {
  readonly db: Tx
  readonly member: Caller
  readonly now: Date
  readonly refuse: (code: 'commentEmpty' | 'commentLong' | 'commentsClosed' | 'notReachable') => never
}

interface WrittenComment<Thing> {
  /** The text as the client sent it, not trimmed or checked yet. */
  readonly text: string
  /** Loads and locks the thing; refuses if the member may not see it. */
  readonly find: () => Promise<Thing>
  readonly rule: HeldRule
}

/** Stores a comment and, unless it waits for staff, reminds the owner. Answers the row as the list shows it. */
export async function writeComment<Thing>(
  { db, member, now, refuse }: CommentCall,
  kind: CommentKind<Thing>,
  { text, find, rule }: WrittenComment<Thing>,
): Promise<CommentRow> {
  const comment = text.trim()
  const problem = commentProblem(comment)
  if (problem) refuse(problem)
  const thing = await find()
  if (!kind.takesComments(thing)) refuse('commentsClosed')
  // What is the house's reaches nobody else.
  if (!(await mayReach(db, member.id, kind.owner(thing) ?? member.id, 'comment'))) refuse('notReachable')
  const prints = rule.read(comment)
  const held = await rule.post(db, { member, now, prints })
  const author = member.id
  const id = await insertComment(db, kind, { subject: kind.subject(thing), author, comment, at: now, ...held })
  await storePrints(db, id, { kind: 'comment', hashes: storedPrints(prints, member.standing), member: author, at: now })
  if (held.held_at === null) {
    await tellOwner(db, kind, { thing, id, author, comment, now })
    if (member.enteredBy === undefined) {
      const about = { subject: kind.subject(thing), owner: kind.owner(thing) }
      await payComment(db, kind, { id, author, text: comment, ...about, at: now })
    }
  }
  return commentRow({
    id,
    author,
    comment,
    at: now,
    held_why: held.held_why,
    held: held.held_at !== null,
    ...(await authorOf(db, author)),
  })
}

/** The author's name, head and staff sign, as shown beside the comment. */
const authorOf = (tx: Tx, id: number) =>
  tx
    .selectFrom('members as m')
    .select(['m.nick', 'm.head', sql.raw<boolean>(houseStaff).as('staff')])
    .where('m.id', '=', id)
    .executeTakeFirstOrThrow()
