import { type AccessRows, anyone, inside, member, staffOnly } from '#site/test/access-rows.ts'

export const accessRows: AccessRows = {
  '/getMenu': { told: inside('admin'), clerk: 'in', keeper: 'in' },
  '/getAllAdmin': staffOnly(),
  '/addAdmin': staffOnly(() => ({ id: '1000001', permissions: [], reason: 'help' }), 'missingPermissions'),
  '/updateAdmin': staffOnly(() => ({ UID: 9_000_000, permissions: [], reason: 'thanks' }), 'missingAdmin'),
  '/getAllUser': staffOnly(),
  '/getAllUserBase': { told: inside('admin'), clerk: 'in', keeper: 'in' },
  '/getAlikeNames': staffOnly(),
  '/updateUserBlack': staffOnly(() => ({ UID: 9_000_000, black: 'Y', reason: 'spam' }), 'missingMember'),
  '/updatePro': staffOnly(() => ({ UID: 9_000_000, life: 1, bomb: 1, reason: 'thanks' }), 'missingMember'),
  '/enterAs': staffOnly(() => ({ UID: 9_000_000, reason: 'asked for help' }), 'missingMember'),
  '/getLinkedAccounts': staffOnly(() => ({ UID: 9_000_000 })),
  '/countAsOne': staffOnly(() => ({ UID: 9_000_000, OTHER: 9_000_001, reason: 'same browser' }), 'missingMember'),
  '/countApart': staffOnly(() => ({ UID: 9_000_000, reason: 'brothers' }), 'missingMember'),
  '/updateRobot': staffOnly(() => ({ UID: 9_000_000, robot: 'Y', reason: 'for the fair' }), 'missingMember'),
  '/getError': staffOnly(),
  '/reportError': { told: anyone, input: () => ({ message: 'x is undefined', path: '/rpy' }) },
  '/getStaffLog': staffOnly(),
  '/checkStaffLog': staffOnly(),
  '/getMyActs': { told: inside('admin'), clerk: 'in', keeper: 'in' },
  '/getPunishment': { told: member },
  '/appeal': {
    told: inside('notBlack'),
    // The table calls it once: a second appeal on the same day is refused.
    black: 'in',
    input: () => ({ text: 'It was my cat.' }),
  },
  '/getAppeals': staffOnly(),
  '/decideAppeal': staffOnly(() => ({ id: 9_000_000, pass: 'Y', reason: 'fair' }), 'missingAppeal'),
}
