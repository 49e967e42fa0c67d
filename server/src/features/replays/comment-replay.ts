import type { replays } from '@patisserie/contract/replays'
import { commentProblem } from '@patisserie/rules/replays/replays'
import type { HeldRule } from '../../core/moderation/held-rule.ts'
import { mayReach } from '../../core/reach/may-reach.ts'
import { announce } from '../../kit/db/announce.ts'
import type { Call } from '../../kit/http/call.ts'
import { commentRow } from './comment-reads.ts'
import { replayNote } from './live-topic.ts'
import { authorOf, insertComment, lockReplay } from './store.ts'
import { tellOfComment } from './tell-uploader.ts'

/** POST /replayComment: answers the row as the list shows it. */
export const commentReplay =
  (heldSince: HeldRule) =>
  async ({ db, input, member, now, refuse }: Call<typeof replays.calls.comment>) => {
    const comment = input.comment.trim()
    const problem = commentProblem(comment)
    if (problem) refuse(problem)
    const replay = (await lockReplay(db, input.rid, member.id)) ?? refuse('deleted')
    if (!replay.commentable) refuse('commentsClosed')
    if (!(await mayReach(db, member.id, replay.uploader, 'comment'))) refuse('notReachable')
    const held = await heldSince(db, { member, now })
    const id = await insertComment(db, { replay: input.rid, author: member.id, comment, at: now, ...held })
    if (held.held_at === null) {
      await tellOfComment(db, { replay, by: member.id, now }, comment)
      announce(db, replayNote(input.rid))
    }
    const row = {
      id,
      author: member.id,
      comment,
      at: now,
      held: held.held_at !== null,
      ...(await authorOf(db, member.id)),
    }
    return commentRow(row)
  }
