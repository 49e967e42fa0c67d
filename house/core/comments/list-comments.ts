import type { CommentRow } from '#contract/comment-row.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { offsetOf, type PageAsked, pageOf } from '#rules/paging.ts'
import { houseStaff } from '../members/staff/house-staff.ts'
import { type HeldWhy, saidWhy } from '../moderation/held-why.ts'

interface CommentedThing {
  readonly kind: string
  readonly subject: number
  /** Number of visible comments, from the counter on the thing's row. */
  readonly total: number
}

/** A page of the comments that everybody sees, newest first. */
export async function listComments(db: ReadDb, { kind, subject, total }: CommentedThing, query: PageAsked) {
  const offset = offsetOf(query)
  const rows =
    offset < total ? await db.named<StoredComment>(listStatement, [kind, subject, query.pageSize, offset]) : []
  return { ...pageOf(total, query), rows: rows.map(commentRow) }
}

/** The page that holds a comment, or would hold it if it were still there. */
export async function pageOfComment(
  db: ReadDb,
  { kind, subject }: CommentedThing,
  { id, pageSize }: { readonly id: number; readonly pageSize: number },
): Promise<PageAsked> {
  const [row] = await db.named<{ newer: number }>(newerStatement, [kind, subject, id])
  return { pageSize, pageNum: Math.floor((row?.newer ?? 0) / pageSize) + 1 }
}

interface StoredComment {
  readonly id: number
  readonly author: number
  readonly nick: string
  readonly head: string
  readonly staff: boolean
  readonly comment: string
  readonly at: Date
  /** The comment waits for staff, and only its author gets it; missing on comments that everybody sees. */
  readonly held?: boolean
  readonly held_why?: HeldWhy | null
}

export const commentRow = (row: StoredComment): CommentRow => ({
  KeyID: row.id,
  UID: row.author,
  NICK: row.nick,
  HEAD: row.head,
  STAFF: row.staff ? 'Y' : 'N',
  COMMENT: row.comment,
  TIME: row.at.toISOString(),
  HELD: row.held ? 'Y' : 'N',
  HELDFOR: row.held ? saidWhy(row.held_why ?? null) : '',
})

const listStatement = {
  name: 'comments-list',
  sql: `select c.id, c.author, m.nick, m.head, ${houseStaff} as staff, c.comment, c.at
        from comments c join members m on m.id = c.author
        where c.kind = $1 and c.subject = $2 and c.removed_at is null and c.held_at is null
        order by c.id desc limit $3 offset $4`,
}

const newerStatement = {
  name: 'comments-newer',
  sql: `select count(*) as newer from comments
        where kind = $1 and subject = $2 and id > $3 and removed_at is null and held_at is null`,
}
