import { sql } from 'kysely'
import type { CommentKind } from '#core/comments/comment-kind.ts'
import { listComments, pageOfComment } from '#core/comments/list-comments.ts'
import { removeComment } from '#core/comments/remove-comment.ts'
import { writeComment } from '#core/comments/write-comment.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import { announce } from '#kit/db/announce.ts'
import type { Call } from '#kit/http/call.ts'
import type { paintings } from '../contract/paintings.ts'
import { paintingNote } from './live-topic.ts'
import { aboutPainting, type FoundPainting, paintingThing } from './painting-thing.ts'
import { seesHidden } from './sees-hidden.ts'
import { countComments, lockPainting } from './store.ts'

/** POST /paintingComment: adds a comment and answers its row as the list shows it. */
export const commentPainting = (rule: HeldRule) => (call: Call<typeof paintings.calls.comment>) => {
  const { db, input, member, refuse } = call
  const find = async () => (await lockPainting(db, input.pid, member.id)) ?? refuse('deleted')
  return writeComment(call, paintingComments, { text: input.comment, find, rule })
}

/** POST /delPaintingComment: removes the caller's own comment. */
export const removePaintingComment = (call: Call<typeof paintings.calls.removeComment>) =>
  removeComment(call, paintingComments)

/** POST /getPaintingComments: newest first. */
export async function listPaintingComments(call: Call<typeof paintings.calls.comments>) {
  const { pid, at, ...asked } = call.input
  const [head] = await call.db.named<CommentsHead>(headStatement, [pid])
  if (!head || (head.unseen && !seesHidden(call.member, head.uploader))) return call.refuse('deleted')
  const thing = { kind: paintingThing.kind, subject: pid, total: head.comments }
  const page = at === undefined ? asked : await pageOfComment(call.db, thing, { ...asked, id: at })
  return listComments(call.db, thing, page)
}

export const paintingComments: CommentKind<FoundPainting & { readonly commentable: boolean }> = {
  ...paintingThing,
  ledgerKind: 'painting',
  takesComments: ({ commentable }) => commentable,
  count: countComments,
  uncount: async (tx, member) => {
    await sql`update paintings p set comments = comments - c.seen
      from (select subject, count(*) as seen from comments
            where kind = 'painting' and author = ${member} and removed_at is null and held_at is null group by subject) c
      where p.id = c.subject`.execute(tx)
  },
  reminderKind: 'paintingComment',
  reminder: aboutPainting,
  tellPages: (tx, pid) => announce(tx, paintingNote(pid)),
}

interface CommentsHead {
  readonly comments: number
  readonly uploader: number
  /** It waits, or was taken out of sight. */
  readonly unseen: boolean
}

const headStatement = {
  name: 'painting-comments-head',
  sql: `select p.comments, p.uploader, p.held_at is not null or p.removed_at is not null as unseen
    from paintings p left join hidden_paintings h on h.painting = p.id and h.deleted_at is null
    where p.id = $1 and (p.removed_at is null or h.painting is not null)`,
}
