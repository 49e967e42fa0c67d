import type { ReplayComment } from '@patisserie/contract/replay-row'
import { type PageAsked, pageOf } from '@patisserie/rules/paging'
import { houseStaff } from '../../core/members/house-staff.ts'
import type { ReadDb } from '../../kit/db/database.ts'

/** A page of a replay's comments, newest first; null where the replay is not there, or not any more. */
export async function listComments(db: ReadDb, asked: CommentsAsked) {
  const { replay } = asked
  const [head] = await db.named<{ comments: number; uploader: number; held: boolean }>(headStatement, [replay])
  if (!head || (head.held && !asked.seesHeld(head.uploader))) return null
  const offset = (asked.pageNum - 1) * asked.pageSize
  const rows =
    offset < head.comments ? await db.named<StoredComment>(listStatement, [replay, asked.pageSize, offset]) : []
  return { ...pageOf(head.comments, asked), rows: rows.map(commentRow) }
}

interface CommentsAsked extends PageAsked {
  readonly replay: number
  /** Whether who asks sees what waits for staff, of this uploader. */
  readonly seesHeld: (uploader: number) => boolean
}

export interface StoredComment {
  id: number
  author: number
  nick: string
  head: string
  staff: boolean
  comment: string
  at: Date
  /** It waits for staff; those that everybody sees do not. */
  held?: boolean
}

export const commentRow = (row: StoredComment): ReplayComment => ({
  KeyID: row.id,
  UID: row.author,
  NICK: row.nick,
  HEAD: row.head,
  STAFF: row.staff ? 'Y' : 'N',
  COMMENT: row.comment,
  TIME: row.at.toISOString(),
  HELD: row.held ? 'Y' : 'N',
})

const headStatement = {
  name: 'replay-comments-head',
  sql: 'select comments, uploader, held_at is not null as held from replays where id = $1 and removed_at is null',
}

const listStatement = {
  name: 'replay-comments-list',
  sql: `select c.id, c.author, m.nick, m.head, ${houseStaff} as staff, c.comment, c.at
        from replay_comments c join members m on m.id = c.author
        where c.replay = $1 and c.removed_at is null and c.held_at is null order by c.id desc limit $2 offset $3`,
}
