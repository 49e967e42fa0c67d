import type { replays } from '@patisserie/contract/replays'
import type { Call } from '../../kit/http/call.ts'
import { insertLike, lockReplay } from './store.ts'

/** POST /likeReplay: once per member, never one's own. */
export async function likeReplay({ db, input, member, now, refuse }: Call<typeof replays.calls.like>) {
  const replay = (await lockReplay(db, input.rid)) ?? refuse('deleted')
  if (replay.uploader === member.id) refuse('likeSelf')
  if (!(await insertLike(db, { replay: input.rid, member: member.id, at: now }))) refuse('liked')
  return 'suc' as const
}
