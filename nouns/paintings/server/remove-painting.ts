import type { PictureUse } from '#core/files/purge-pictures.ts'
import { takeBackRewards } from '#core/rewards/take-back-rewards.ts'
import type { Call } from '#kit/http/call.ts'
import type { paintings } from '../contract/paintings.ts'
import { closeUnshown } from './close-unshown.ts'
import { deleteHidden, lockAny, lockHidden } from './desk/hidden-store.ts'
import { hidePainting, lockPainting, pathsOf } from './store.ts'

/**
 * POST /delPainting: hides the caller's own work at once, and closes pictures that nothing else shows; it is purged after 30
 * days. A work that staff or reports had hidden can be deleted too, without effect on what is known of it. Works of
 * competitions stay.
 */
export const removePainting = (uses: readonly PictureUse[]) => async (call: Call<typeof paintings.calls.remove>) => {
  const { db, input, member, now, refuse } = call
  const { pid } = input
  // Staff may show or hide the work at this moment: its state is read under its lock.
  await lockAny(db, pid)
  const seen = await lockPainting(db, pid, member.id)
  const painting = seen ?? (await lockHidden(db, pid)) ?? refuse('deleted')
  // Others are not told that there is a hidden work.
  if (painting.uploader !== member.id) refuse(seen ? 'notOwn' : 'deleted')
  if (painting.match !== null) refuse('matchPaintingDel')
  if (seen) await hidePainting(db, pid, now)
  else await deleteHidden(db, pid, now)
  await closeUnshown(db, await pathsOf(db, pid), uses)
  await takeBackRewards(db, { kind: 'painting', id: pid, by: 'author', now })
  return 'suc' as const
}
