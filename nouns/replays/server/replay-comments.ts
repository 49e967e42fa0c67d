import { sql } from 'kysely'
import type { CommentKind } from '#core/comments/comment-kind.ts'
import { listComments, pageOfComment } from '#core/comments/list-comments.ts'
import { removeComment } from '#core/comments/remove-comment.ts'
import { writeComment } from '#core/comments/write-comment.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import { announce } from '#kit/db/announce.ts'
import type { Call } from '#kit/http/call.ts'
import type { replays } from '../contract/replays.ts'
import { replayNote } from './live-topic.ts'
import { aboutReplay, type FoundReplay, replayThing } from './replay-thing.ts'
import { seesHeld } from './sees-held.ts'
import { countComments, lockReplay } from './store.ts'

/** POST /replayComment: adds a comment and answers its row as the list shows it. */
export const commentReplay = (rule: HeldRule) => (call: Call<typeof replays.calls.comment>) => {
  const { db, input, member, refuse } = call
  const find = async () => (await lockReplay(db, input.rid, member.id)) ?? refuse('deleted')
  return writeComment(call, replayComments, { text: input.comment, find, rule })
}

/** POST /delReplayComment: removes the caller's own comment. */
export const removeReplayComment = (call: Call<typeof replays.calls.removeComment>) =>
  removeComment(call, replayComments)

/** POST /getReplayComments: newest first. */
export async function listReplayComments(call: Call<typeof replays.calls.comments>) {
  const { rid, at, ...asked } = call.input
  const [head] = await call.db.named<CommentsHead>(headStatement, [rid])
  if (!head || (head.held && !seesHeld(call.member, head.uploader))) return call.refuse('deleted')
  const thing = { kind: replayThing.kind, subject: rid, total: head.comments }
  const page = at === undefined ? asked : await pageOfComment(call.db, thing, { ...asked, id: at })
  return listComments(call.db, thing, page)
}

export const replayComments: CommentKind<FoundReplay & { readonly commentable: boolean }> = {
  ...replayThing,
  ledgerKind: 'replay',
  takesComments: ({ commentable }) => commentable,
  count: countComments,
  uncount: async (tx, member) => {
    await sql`update replays r set comments = comments - c.seen
      from (select subject, count(*) as seen from comments
            where kind = 'replay' and author = ${member} and removed_at is null and held_at is null group by subject) c
      where r.id = c.subject`.execute(tx)
  },
  reminderKind: 'replayComment',
  reminder: aboutReplay,
  tellPages: (tx, rid) => announce(tx, replayNote(rid)),
}

interface CommentsHead {
  readonly comments: number
  readonly uploader: number
  readonly held: boolean
}

const headStatement = {
  name: 'replay-comments-head',
  sql: 'select comments, uploader, held_at is not null as held from replays where id = $1 and removed_at is null',
}
