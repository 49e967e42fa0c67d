import type { Call } from '#kit/http/call.ts'
import type { paintingStaff } from '../../contract/painting-staff.ts'
import { onePainting } from '../reads.ts'
import type { DeskReader } from './desk-row.ts'

/** POST /getPaintingByID: one work with all its fields, with pictures that staff see while it is out of sight. */
export async function readById(
  { db, input, refuse }: Call<typeof paintingStaff.calls.byId>,
  { addresses, member, now }: DeskReader,
) {
  const painting = (await onePainting(db, input.pid)) ?? refuse('missingPainting')
  return painting.FORBID === 'Y' ? addresses.row(painting, member, now) : painting
}
