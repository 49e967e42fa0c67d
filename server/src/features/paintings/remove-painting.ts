import type { paintings } from '@patisserie/contract/paintings'
import { takeBackRewards } from '../../core/rewards/take-back-rewards.ts'
import type { Call } from '../../kit/http/call.ts'
import { hidePainting, lockPainting } from './store.ts'

/** POST /delPainting: hides the caller's own work at once; it is purged after 30 days. Works of competitions stay. */
export async function removePainting({ db, input, member, now, refuse }: Call<typeof paintings.calls.remove>) {
  const painting = (await lockPainting(db, input.pid, member.id)) ?? refuse('deleted')
  if (painting.uploader !== member.id) refuse('notOwn')
  if (painting.match !== null) refuse('matchPaintingDel')
  await hidePainting(db, input.pid, now)
  await takeBackRewards(db, { kind: 'painting', id: input.pid, by: 'author', now })
  return 'suc' as const
}
