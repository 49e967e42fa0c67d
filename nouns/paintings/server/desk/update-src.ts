import { lockOwnPictures } from '#core/files/pictures.ts'
import type { PictureUse } from '#core/files/purge-pictures.ts'
import { remind } from '#core/reminders/remind.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import { type Call, prepared } from '#kit/http/call.ts'
import type { paintingStaff } from '../../contract/painting-staff.ts'
import { closeUnshown } from '../close-unshown.ts'
import { lockLooks } from '../looks/look-index.ts'
import type { lookAtPictures, PictureLooks } from '../looks/looks-of-pictures.ts'
import { lookAgain } from '../looks/shown-looks.ts'
import { aboutPainting } from '../painting-thing.ts'
import { refuseOwn } from './forbid-painting.ts'
import { lockStanding } from './hidden-store.ts'

type Replacing = typeof paintingStaff.calls.updateSrc

interface ReplaceParts {
  readonly look: ReturnType<typeof lookAtPictures>
  /** All columns of the site that show pictures. */
  readonly uses: readonly PictureUse[]
}

/**
 * POST /updateSRC: puts a picture that the caller uploaded in the place of one of a work. The former one is closed if nothing
 * else shows it. How it looked stays known for rewards, but the work is not alike to others by it any more.
 */
export const updateSrc = ({ look, uses }: ReplaceParts) =>
  prepared<Replacing, PictureLooks>(
    ({ input, member }) => look(member.id, [input.url]),
    (call, looks) => replacePicture(call, looks, uses),
  )

async function replacePicture(call: Call<Replacing>, looks: PictureLooks, uses: readonly PictureUse[]) {
  const { db, input, member, now, refuse } = call
  const reason = givenReason(input.reason, refuse)
  const { pid, page: n, url: src } = input
  // Lock order of an upload: pictures, looks, works.
  const [picture] = (await lockOwnPictures(db, member.id, [src])) ?? []
  await lockLooks(db)
  const painting = (await lockStanding(db, pid)) ?? refuse('missingPainting')
  await refuseOwn(db, { staff: member.id, uploader: painting.uploader }, refuse)
  const former = await db
    .selectFrom('painting_pictures')
    .select(['src', 'width', 'height'])
    .where('painting', '=', pid)
    .where('n', '=', n)
    .executeTakeFirst()
  if (!former) return refuse('missingPainting')
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
    const first = { ...shown, moves: extension === 'gif', colour: looks.colour }
    await db.updateTable('paintings').set(first).where('id', '=', pid).execute()
  }
  await lookAgain(db, pid, looks)
  await closeUnshown(db, [former.src], uses)
  const { subject, data } = aboutPainting(painting)
  const told = { ...data, state: 'replaced', note: reason }
  await remind(db, { to: painting.uploader, kind: 'paintingHidden', subject, data: told, now })
  const before = { member: painting.uploader, page: n, ...former }
  const after = { ...before, src, width, height }
  await logAct(db, { by: member, act: 'updateSRC', subject, reason, before, after, now })
  return 'suc' as const
}
