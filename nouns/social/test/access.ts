import { type AccessRows, anyone, inside, member } from '#site/test/access-rows.ts'

export const accessRows: AccessRows = {
  // Members are made in the order of the callers: 1000001 is the unverified one, 1000003 the owner.
  '/follow': {
    told: ['login', 'mailCheck', 'in', 'followSelf'],
    black: 'black',
    input: () => ({ UID: 1_000_003 }),
  },
  '/unfollow': { told: ['login', 'mailCheck', 'notFollowed', 'notFollowed'], input: () => ({ UID: 1_000_001 }) },
  '/block': { told: ['login', 'blockSelf', 'in', 'in'], input: () => ({ UID: 1_000_001 }) },
  '/unblock': { told: inside('notBlocked'), input: () => ({ UID: 1_000_002 }) },
  '/getBlock': { told: member },
  '/getRelation': { told: member, input: () => ({ UID: 1_000_001 }) },
  '/getFollow': { told: inside('in'), input: () => ({ way: 'followers' }) },
  '/knowFollow': { told: member },
  '/schUser': { told: anyone, input: () => ({ q: 'sweet' }) },
  '/getHere': { told: member },
  '/getMembers': { told: member },
  '/getFeed': { told: inside('in') },
  '/getFollowed': { told: member },
  '/getProgress': { told: anyone, input: () => ({ UID: 1_000_001 }) },
}
