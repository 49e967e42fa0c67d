import { replayCode } from '#rules/base62.ts'
import { type AccessRows, anyone, inside, member, staffOnly, written } from '#site/test/access-rows.ts'

export const accessRows: AccessRows = {
  '/getReplayFilters': { told: member },
  '/saveReplayFilter': { told: member, input: () => ({ name: 'mine', query: 'game=6' }) },
  '/delReplayFilter': { told: inside('filterGone'), input: () => ({ id: 1_000_000 }) },
  '/getReplay': { told: anyone },
  '/getMyReplay': { told: member },
  '/getMyReplayByPage': { told: member },
  '/getSomeOneReplayByPage': { told: anyone, input: () => ({ upid: 1_000_001 }) },
  '/someReplay': { told: anyone, input: ({ rid }) => ({ reps: [rid] }) },
  '/getReplayById': { told: anyone, input: ({ rid }) => ({ code: replayCode(rid) }) },
  '/upReplay': { told: ['login', 'mailCheck', 'fileMissing', 'fileMissing'], input: () => written },
  '/updateReplay': { told: ['login', 'mailCheck', 'notOwn', 'in'], input: ({ rid }) => ({ rid, ...written }) },
  '/delReplay': { told: ['login', 'mailCheck', 'notOwn', 'in'], input: ({ rid }) => ({ rid }) },
  '/getPinnedReplay': { told: anyone, input: () => ({ UID: 1_000_001 }) },
  '/pinReplay': {
    told: ['login', 'mailCheck', 'authority', 'authority'],
    black: 'black',
    input: ({ rid }) => ({ rid }),
  },
  '/getReplayStill': { told: ['login', 'notOwn', 'notOwn', 'in'], input: ({ rid }) => ({ rid }) },
  // The file of the test's replay is not public.
  '/chooseReplayStill': {
    told: ['login', 'mailCheck', 'notOwn', 'stillClosed'],
    black: 'black',
    input: ({ rid }) => ({ rid, stage: 1 }),
  },
  '/likeReplay': {
    told: ['login', 'mailCheck', 'in', 'likeSelf'],
    black: 'black',
    input: ({ rid }) => ({ rid }),
  },
  '/getLikedReplay': { told: member, input: ({ rid }) => ({ reps: [rid] }) },
  '/getReplayComments': { told: anyone, input: ({ rid }) => ({ rid }) },
  '/replayComment': { told: ['login', 'mailCheck', 'in', 'in'], input: ({ rid }) => ({ rid, comment: 'sweet' }) },
  '/delReplayComment': { told: ['login', 'mailCheck', 'notOwn', 'in'], input: ({ comment }) => ({ id: comment }) },
  '/hrpy/:id': { told: ['login', 'notOwn', 'notOwn', 'in'], input: ({ rid }) => ({ id: replayCode(rid) }) },
  '/replayReport': {
    told: ['login', 'mailCheck', 'in', 'reportSelf'],
    input: ({ rid }) => ({ id: replayCode(rid), reason: 'slow' }),
  },
  '/getReplayReport': staffOnly(),
  '/takeReplayReport': staffOnly(() => ({ id: 9_000_000 }), 'missingReport'),
  '/decideReplayReport': staffOnly(() => ({ id: 9_000_000, verdict: 'pass', reason: 'seen' }), 'missingReport'),
  '/doneReplayReport': staffOnly(() => ({ id: 9_000_000 }), 'missingReport'),
  '/getMyHeld': { told: member },
  '/getHeld': staffOnly(),
  '/decideHeld': staffOnly(() => ({ kind: 'comment', id: 9_000_000, pass: 'Y', reason: 'fine' }), 'missingHeld'),
  '/getHiddenReplay': staffOnly(),
  '/restoreReplay': staffOnly(({ rid }) => ({ id: replayCode(rid), reason: 'back' }), 'missingHidden'),
}
