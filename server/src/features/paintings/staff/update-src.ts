import type { paintingStaff } from '@patisserie/contract/painting-staff'
import { lockOwnPictures } from '../../../core/files/pictures.ts'
import type { PictureUse } from '../../../core/files/purge-pictures.ts'
import { remind } from '../../../core/reminders/remind.ts'
import { givenReason } from '../../../core/staff-log/given-reason.ts'
import { logAct } from '../../../core/staff-log/log-act.ts'
import type { Call } from '../../../kit/http/call.ts'
import { closeUnshown } from '../close-unshown.ts'
import { aboutPainting } from '../painting-thing.ts'
import { refuseOwn } from './forbid-painting.ts'
import { lockStanding } from './hidden-store.ts'

/**
 * POST /updateSRC: puts a picture that the caller uploaded in the place of one of a work. The former one is closed if nothing
 * else shows it.
 */
export const updateSrc = (uses: readonly PictureUse[]) => async (call: Call<typeof paintingStaff.calls.updateSrc>) => {
  const { db, input, member, now, refuse } = call
  const reason = givenReason(input.reason, refuse)
  const { pid, page: n, url: src } = input
  const painting = (await lockStanding(db, pid)) ?? refuse('missingPainting')
  await refuseOwn(db, { staff: member.id, uploader: painting.uploader }, refuse)
  const former = await db
    .selectFrom('painting_pictures')
    .select(['src', 'width', 'height'])
    .where('painting', '=', pid)
    .where('n', '=', n)
    .executeTakeFirst()
  if (!former) return refuse('missingPainting')
  const [picture] = (await lockOwnPictures(db, member.id, [src])) ?? []
  if (!picture) return refuse('pictureMissing')
  const { id, width, height, placeholder, extension } = picture
  const shown = { src, width, height, placeholder: placeholder ?? '' }
  await db
    .updateTable('painting_pictures')
    .set({ ...shown, picture: id })
    .where('painting', '=', pid)
    .where('n', '=', n)
    .execute()
  if (n === 1) {
    const first = { ...shown, moves: extension === 'gif', colour: '' }
    await db.updateTable('paintings').set(first).where('id', '=', pid).execute()
  }
  await closeUnshown(db, [former.src], uses)
  const { subject, data } = aboutPainting(painting)
  const told = { ...data, state: 'replaced', note: reason }
  await remind(db, { to: painting.uploader, kind: 'paintingHidden', subject, data: told, now })
  const before = { member: painting.uploader, page: n, ...former }
  const after = { ...before, src, width, height }
  await logAct(db, { by: member, act: 'updateSRC', subject, reason, before, after, now })
  return 'suc' as const
}
