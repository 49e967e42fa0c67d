import type { paintings } from '@patisserie/contract/paintings'
import { addReport } from '../../core/moderation/report-store.ts'
import { givenReason } from '../../core/staff-log/given-reason.ts'
import type { Call } from '../../kit/http/call.ts'
import { paintingThing } from './painting-thing.ts'
import { lockPainting } from './store.ts'

/** POST /paintingReport: a member reports a work to staff. */
export async function reportPainting({ db, input, member, now, refuse }: Call<typeof paintings.calls.report>) {
  const reason = givenReason(input.reason, refuse)
  const painting = (await lockPainting(db, input.id, member.id)) ?? refuse('deleted')
  if (painting.uploader === member.id) refuse('reportSelf')
  const { kind } = paintingThing
  if (!(await addReport(db, { kind, subject: painting.id, reporter: member.id, reason, now }))) refuse('reported')
  return 'suc' as const
}
