import type { replays } from '@patisserie/contract/replays'
import type { Call } from '../../kit/http/call.ts'
import { hideReplay, lockReplay } from './store.ts'

/** POST /delReplay: hidden at once, its file with it; purged after a month. */
export async function removeReplay({ db, input, member, now, refuse }: Call<typeof replays.calls.remove>) {
  const replay = (await lockReplay(db, input.rid, member.id)) ?? refuse('deleted')
  if (replay.uploader !== member.id) refuse('notOwn')
  await hideReplay(db, input.rid, now)
  return 'suc' as const
}
