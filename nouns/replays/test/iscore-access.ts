import { replayCode } from '#rules/base62.ts'
import { type AccessRows, anyone, member, same, staffOnly } from '#site/test/access-rows.ts'

export const accessRows: AccessRows = {
  '/getJF': { told: anyone },
  '/getJFParts': { told: same('nobody'), input: () => ({ UID: 1_000_001 }) },
  '/getMyJF': { told: member },
  // The note is too long, so the call stops there. iscore.test.ts tests other people's replays and names of files.
  '/claimPilot': {
    told: ['login', 'mailCheck', 'reasonLong', 'reasonLong'],
    input: ({ rid }) => ({ rid, note: '字'.repeat(101) }),
  },
  '/getMyPilots': { told: member },
  '/getPilotClaims': staffOnly(() => ({})),
  '/decidePilot': staffOnly(() => ({ id: 1_000_000, pass: 'Y', reason: 'x' }), 'gone'),
  '/getIscoreQueue': staffOnly(() => ({})),
  '/passIscore': staffOnly(({ rid }) => ({ rid, pass: 'Y', reason: 'x' }), 'gone'),
  '/getWorldFirsts': staffOnly(() => ({})),
  '/setWorldFirst': staffOnly(({ rid }) => ({ code: replayCode(rid), grant: 'Y', reason: 'x' }), 'gone'),
}
