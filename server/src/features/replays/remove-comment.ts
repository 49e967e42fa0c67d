import type { replays } from '@patisserie/contract/replays'
import type { Call } from '../../kit/http/call.ts'
import { hideComment, lockComment } from './store.ts'

/** POST /delReplayComment: one's own words only. */
export async function removeComment({ db, input, member, now, refuse }: Call<typeof replays.calls.removeComment>) {
  const comment = (await lockComment(db, input.id)) ?? refuse('commentGone')
  if (comment.author !== member.id) refuse('notOwn')
  await hideComment(db, comment, now)
  return 'suc' as const
}
