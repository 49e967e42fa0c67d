import { handleReports } from '#core/moderation/handle-reports.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import type { Handlers } from '#kit/http/call.ts'
import type { replayStaff } from '../../contract/replay-staff.ts'
import type { replays } from '../../contract/replays.ts'
import { decideHeld } from './decide-held.ts'
import { listHeld, listHidden, listOwnHeld } from './queue-reads.ts'
import { listReports } from './report-reads.ts'
import { reportReplay } from './report-replay.ts'
import { reportedReplays } from './reported-replay.ts'
import { restoreReplay } from './restore-replay.ts'

/** Handlers for reports, held replays and comments, and replays that staff hid. */
export const staffHandlers = (rule: HeldRule): Pick<Handlers<typeof replays>, keyof typeof replayStaff> => ({
  report: reportReplay,
  reports: ({ db, input, now }) => listReports(db, input, now),
  /** POST /takeReplayReport, POST /decideReplayReport, POST /doneReplayReport */
  ...handleReports(reportedReplays),
  myHeld: ({ db, member }) => listOwnHeld(db, member.id),
  held: ({ db, input }) => listHeld(db, input, rule),
  decideHeld,
  hidden: ({ db }) => listHidden(db),
  restore: restoreReplay,
})
