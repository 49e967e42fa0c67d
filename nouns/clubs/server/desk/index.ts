import { handleReports } from '#core/moderation/handle-reports.ts'
import type { HeldRule } from '#core/moderation/held-rule.ts'
import type { Handlers } from '#kit/http/call.ts'
import type { clubStaff } from '../../contract/club-staff.ts'
import type { clubs } from '../../contract/clubs.ts'
import { listClubsForStaff } from './club-list.ts'
import { decideHeld } from './decide-held-post.ts'
import { deleteFloor } from './delete-floor.ts'
import { addClub, orderClubs, updateClub } from './edit-clubs.ts'
import { listHeld, listReports } from './queue-reads.ts'
import { recommend } from './recommend.ts'
import { reportedFloors } from './reported-floor.ts'
import { setTopic } from './set-topic.ts'
import { listAllTopics } from './topic-list.ts'

/** Handlers of the clubs' back office. */
export const staffHandlers = (rule: HeldRule): Pick<Handlers<typeof clubs>, keyof typeof clubStaff> => ({
  staffClubs: ({ db }) => listClubsForStaff(db),
  addClub,
  updateClub,
  orderClubs,
  allTopics: ({ db, input }) => listAllTopics(db, input),
  /** GET /getMSTopic */
  topicsToKeep: ({ db, input }) => listAllTopics(db, input),
  setTopic,
  deleteFloor,
  recommend,
  reports: ({ db, input, now }) => listReports(db, input, now),
  /** POST /takeMSReport, POST /decideMSReport, POST /doneMSReport */
  ...handleReports(reportedFloors),
  heldFloors: ({ db, input }) => listHeld(db, input, rule),
  decideHeld,
})
