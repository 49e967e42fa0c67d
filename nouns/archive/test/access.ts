import { type AccessRows, anyone, inside, member, staffOnly } from '#site/test/access-rows.ts'

export const accessRows: AccessRows = {
  '/getArchive': { told: anyone },
  '/claimRun': { told: ['login', 'mailCheck', 'gone', 'gone'], input: () => ({ id: 1, reason: 'mine' }) },
  '/getMyClaims': { told: member },
  '/withdrawRunClaim': { told: inside('claimGone'), input: () => ({ id: 1 }) },
  '/getRunClaims': staffOnly(() => ({})),
  '/takeRunClaim': staffOnly(() => ({ id: 1 }), 'claimGone'),
  '/decideRunClaim': staffOnly(() => ({ id: 1, pass: 'Y', reason: 'x' }), 'claimGone'),
}
