import type { replays } from '@patisserie/contract/replays'
import { refuseBlack } from '../../core/members/black-gate.ts'
import { mayReach } from '../../core/reach/may-reach.ts'
import { announce } from '../../kit/db/announce.ts'
import type { Call } from '../../kit/http/call.ts'
import { replayNote } from './live-topic.ts'
import { insertLike, lockReplay } from './store.ts'
import { tellOfLike } from './tell-uploader.ts'

/** POST /likeReplay: once per member, never one's own. */
export async function likeReplay({ db, input, member, now, refuse }: Call<typeof replays.calls.like>) {
  const replay = (await lockReplay(db, input.rid, member.id)) ?? refuse('deleted')
  if (replay.uploader === member.id) refuse('likeSelf')
  await refuseBlack(db, member)
  if (!(await mayReach(db, member.id, replay.uploader, 'like'))) refuse('notReachable')
  if (!(await insertLike(db, { replay: input.rid, member: member.id, at: now }))) refuse('liked')
  await tellOfLike(db, { replay, by: member.id, now })
  announce(db, replayNote(input.rid))
  return 'suc' as const
}
