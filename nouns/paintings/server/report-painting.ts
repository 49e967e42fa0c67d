import type { PictureUse } from '#core/files/purge-pictures.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import type { Call } from '#kit/http/call.ts'
import type { paintings } from '../contract/paintings.ts'
import { fileReport } from './desk/file-report.ts'
import { lockPainting } from './store.ts'

/** POST /paintingReport: a member reports a work to staff. */
export const reportPainting = (uses: readonly PictureUse[]) => async (call: Call<typeof paintings.calls.report>) => {
  const { db, input, member, now, refuse } = call
  const reason = givenReason(input.reason, refuse)
  const painting = (await lockPainting(db, input.id, member.id)) ?? refuse('deleted')
  if (painting.uploader === member.id) refuse('reportSelf')
  const report = { painting, reporter: member.id, about: input.about, reason, uses, now }
  if (!(await fileReport(db, report))) refuse('reported')
  return 'suc' as const
}
