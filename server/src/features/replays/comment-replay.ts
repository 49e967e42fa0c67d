import type { replays } from '@patisserie/contract/replays'
import { commentProblem } from '@patisserie/rules/replays'
import type { Call } from '../../kit/http/call.ts'
import { commentRow } from './comment-reads.ts'
import { authorOf, insertComment, lockReplay } from './store.ts'

/** POST /replayComment: answers the row as the list shows it. */
export async function commentReplay({ db, input, member, now, refuse }: Call<typeof replays.calls.comment>) {
  const comment = input.comment.trim()
  const problem = commentProblem(comment)
  if (problem) refuse(problem)
  const replay = (await lockReplay(db, input.rid)) ?? refuse('deleted')
  if (!replay.commentable) refuse('commentsClosed')
  const id = await insertComment(db, { replay: input.rid, author: member.id, comment, at: now })
  return commentRow({ id, author: member.id, comment, at: now, ...(await authorOf(db, member.id)) })
}
