import type { Manifest } from '#core/manifest.ts'
import { verifyChain } from '#core/staff-log/verify-chain.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { admin } from '../contract/admin.ts'
import { roleStaff } from '../contract/role-staff.ts'
import { listActs } from './acts.ts'
import { listAlikeNames } from './alike-names.ts'
import { countAppeals, decideAppeal, listAppeals, makeAppeal, punishmentOf } from './appeals.ts'
import { auditNightly } from './audit-nightly.ts'
import { countAlone, countTogether, linkedAccounts } from './counted.ts'
import { enterAs } from './enter-as.ts'
import { listFaults, openFaults } from './faults.ts'
import { flagUser } from './flag-user.ts'
import { menuOf } from './menu.ts'
import { appealsData } from './personal-data.ts'
import { privilegeUser } from './privilege-user.ts'
import { flagRobot } from './robot-flag.ts'
import type { AdminServices } from './services.ts'
import { addStaff, listStaff, updateStaff } from './staff-codes.ts'
import { searchNames, searchUsers } from './user-reads.ts'

const adminFeature = (services: AdminServices): Feature =>
  implement(admin, {
    menu: (call) => menuOf(call, services),
    staff: ({ db }) => listStaff(db),
    addStaff: addStaff(services),
    updateStaff: updateStaff(services),
    users: ({ db, input, now }) => searchUsers(db, input, now),
    usersBare: ({ db, input }) => searchNames(db, input),
    alikeNames: ({ db, input }) => listAlikeNames(db, input),
    flagUser,
    privilegeUser,
    enterAs: enterAs(services),
    faults: ({ db }) => listFaults(db),
    /** POST /reportError */
    reportFault: async ({ input, now }) => {
      services.faults.note({ kind: 'client', ...input, requestId: '', at: now })
      return 'suc' as const
    },
    /** POST /getStaffLog */
    log: ({ db, input }) => listActs(db, input),
    /** GET /checkStaffLog */
    checkLog: ({ db }) => verifyChain(db),
    /** POST /getMyActs */
    myActs: ({ db, input, member }) => listActs(db, { ...input, by: member.id }),
    punishment: punishmentOf,
    appeal: makeAppeal,
    appeals: listAppeals,
    decideAppeal,
  })

const roleStaffFeature: Feature = implement(roleStaff, {
  /** POST /getLinkedAccounts */
  linked: ({ db, input }) => linkedAccounts(db, input.UID),
  countAsOne: countTogether,
  countApart: countAlone,
  setRobot: flagRobot,
})

const adminManifest: Manifest = {
  name: 'admin',
  personal: () => [appealsData],
  desks: [
    { area: 'common' },
    { area: 'user', waiting: { appeals: countAppeals } },
    { area: 'admin' },
    { area: 'error' },
  ],
  open: ({ db, proof, demo, now, desks, closedAreas }) => {
    const faults = openFaults(db)
    return {
      calls: [adminFeature({ faults, proof, demo, desks, closedAreas }), roleStaffFeature],
      daily: [() => auditNightly(db, now())],
      faulted: ({ error, requestId, path }) =>
        faults.note({
          kind: 'server',
          message: `${error.name}: ${error.message}`,
          stack: error.stack ?? '',
          path,
          requestId,
          at: now(),
        }),
    }
  },
}

export const manifests: readonly Manifest[] = [adminManifest]
