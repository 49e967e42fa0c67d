import type { replays } from '@patisserie/contract/replays'
import { announce } from '../../kit/db/announce.ts'
import type { Call } from '../../kit/http/call.ts'
import { replayNote } from './live-topic.ts'
import { hideComment, lockComment } from './store.ts'

/** POST /delReplayComment: one's own words only. */
export async function removeComment({ db, input, member, now, refuse }: Call<typeof replays.calls.removeComment>) {
  const comment = (await lockComment(db, input.id)) ?? refuse('commentGone')
  if (comment.author !== member.id) refuse('notOwn')
  await hideComment(db, comment, now)
  announce(db, replayNote(comment.replay))
  return 'suc' as const
}
