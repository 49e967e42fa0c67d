import { takeBackRewards } from '#core/rewards/take-back-rewards.ts'
import type { Call } from '#kit/http/call.ts'
import type { replays } from '../contract/replays.ts'
import { hideReplay, lockReplay } from './store.ts'

/** POST /delReplay: hides the caller's own replay and its file at once; it is purged after 30 days. */
export async function removeReplay({ db, input, member, now, refuse }: Call<typeof replays.calls.remove>) {
  const replay = (await lockReplay(db, input.rid, member.id)) ?? refuse('deleted')
  if (replay.uploader !== member.id) refuse('notOwn')
  await hideReplay(db, input.rid, now)
  await takeBackRewards(db, { kind: 'replay', id: input.rid, by: 'author', now })
  return 'suc' as const
}
