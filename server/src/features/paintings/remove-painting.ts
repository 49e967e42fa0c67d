import type { paintings } from '@patisserie/contract/paintings'
import type { PictureUse } from '../../core/files/purge-pictures.ts'
import { takeBackRewards } from '../../core/rewards/take-back-rewards.ts'
import type { Call } from '../../kit/http/call.ts'
import { closeUnshown } from './close-unshown.ts'
import { hidePainting, lockPainting, pathsOf } from './store.ts'

/**
 * POST /delPainting: hides the caller's own work at once, and closes pictures that nothing else shows; it is purged after 30
 * days. Works of competitions stay.
 */
export const removePainting = (uses: readonly PictureUse[]) => async (call: Call<typeof paintings.calls.remove>) => {
  const { db, input, member, now, refuse } = call
  const painting = (await lockPainting(db, input.pid, member.id)) ?? refuse('deleted')
  if (painting.uploader !== member.id) refuse('notOwn')
  if (painting.match !== null) refuse('matchPaintingDel')
  await hidePainting(db, input.pid, now)
  await closeUnshown(db, await pathsOf(db, input.pid), uses)
  await takeBackRewards(db, { kind: 'painting', id: input.pid, by: 'author', now })
  return 'suc' as const
}
