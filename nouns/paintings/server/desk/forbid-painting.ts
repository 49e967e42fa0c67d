import { areLinked } from '#core/members/links/linked.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import { logAct } from '#core/staff-log/log-act.ts'
import type { Tx } from '#kit/db/database.ts'
import type { Call } from '#kit/http/call.ts'
import type { paintingStaff } from '../../contract/painting-staff.ts'
import { lockHidden, lockStanding, showAgain, takeOutOfSight } from './hidden-store.ts'
import { tellHidden } from './reported-painting.ts'

/** POST /forbidPainting: takes a work out of sight, also one that reports had hidden. */
export async function forbidPainting({ db, input, member, now, refuse }: Call<typeof paintingStaff.calls.forbid>) {
  const reason = givenReason(input.reason, refuse)
  const hidden = await lockHidden(db, input.pid)
  const painting = hidden ?? (await lockStanding(db, input.pid)) ?? refuse('missingPainting')
  await refuseOwn(db, { staff: member.id, uploader: painting.uploader }, refuse)
  const took = await takeOutOfSight(db, { painting: painting.id, reason, by: member.id, now })
  if (!took) refuse('missingPainting')
  await tellHidden(db, painting, { state: 'hidden', note: reason, now })
  const before = { member: painting.uploader, hidden: hidden !== undefined, reason: hidden?.reason ?? '' }
  const after = { ...before, hidden: true, reason }
  const subject = `painting:${painting.id}`
  await logAct(db, { by: member, act: 'forbidPainting', subject, reason, before, after, now })
  return 'suc' as const
}

/** POST /cancelPaintingForbid: shows a work again that staff or reports took out of sight. */
export async function cancelForbid({ db, input, member, now, refuse }: Call<typeof paintingStaff.calls.cancelForbid>) {
  const reason = givenReason(input.reason, refuse)
  const hidden = (await lockHidden(db, input.pid)) ?? refuse('missingForbidden')
  await refuseOwn(db, { staff: member.id, uploader: hidden.uploader }, refuse)
  await showAgain(db, hidden, now)
  await tellHidden(db, hidden, { state: 'shown', note: reason, now })
  const before = { member: hidden.uploader, hidden: true, reason: hidden.reason }
  const after = { ...before, hidden: false, reason: '' }
  const subject = `painting:${hidden.id}`
  await logAct(db, { by: member, act: 'cancelPaintingForbid', subject, reason, before, after, now })
  return 'suc' as const
}

/** Staff do not decide about works of their own, with whatever account they uploaded them. */
export async function refuseOwn(
  tx: Tx,
  { staff, uploader }: { readonly staff: number; readonly uploader: number },
  refuse: (code: 'forbidOwn') => never,
): Promise<void> {
  if (await areLinked(tx, staff, uploader)) refuse('forbidOwn')
}
