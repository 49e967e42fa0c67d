import { addReport } from '#core/moderation/report-store.ts'
import { givenReason } from '#core/staff-log/given-reason.ts'
import type { Call } from '#kit/http/call.ts'
import { replayKey } from '#rules/base62.ts'
import type { replays } from '../../contract/replays.ts'
import { lockReplay } from '../store.ts'
import { reportedReplays } from './reported-replay.ts'

/** POST /replayReport: a member reports a replay to staff. */
export async function reportReplay({ db, input, member, now, refuse }: Call<typeof replays.calls.report>) {
  const reason = givenReason(input.reason, refuse)
  const replay = (await lockReplay(db, replayKey(input.id) ?? 0, member.id)) ?? refuse('deleted')
  if (replay.uploader === member.id) refuse('reportSelf')
  const { kind } = reportedReplays
  if (!(await addReport(db, { kind, subject: replay.id, reporter: member.id, reason, now }))) refuse('reported')
  return 'suc' as const
}
