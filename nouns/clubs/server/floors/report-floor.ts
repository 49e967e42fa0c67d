import { addReport } from '#core/moderation/report-store.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import type { Call } from '#kit/http/call.ts'
import type { clubs } from '../../contract/clubs.ts'
import { reportedFloors } from '../desk/reported-floor.ts'
import { seenFloor } from '../reactions/like-store.ts'
import { keepTopic } from '../standing-store.ts'

/** POST /m6: a member reports a floor to staff. */
export async function reportFloor({ db, input, member, now, refuse }: Call<typeof clubs.calls.report>) {
  const reason = givenReason(input.reason, refuse)
  await keepTopic(db, input.t)
  const { topic, floor } = await seenFloor(db, input.t, input.floor)
  if (!topic) refuse('topicGone')
  if (!floor) return refuse('floorGone')
  if (floor.author === member.id) refuse('reportSelf')
  const report = { kind: reportedFloors.kind, subject: floor.id, reporter: member.id, reason, now }
  if (!(await addReport(db, report))) refuse('reported')
  return 'suc' as const
}
