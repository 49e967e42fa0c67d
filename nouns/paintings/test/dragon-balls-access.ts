import { type AccessRows, anyone, member, staffOnly } from '#site/test/access-rows.ts'

export const accessRows: AccessRows = {
  '/getDragonBall': { told: anyone },
  '/getDragonPainting': staffOnly(),
  '/dragonRes': staffOnly(() => ({ pid: 1_000_000, accept: 'Y', reason: 'pretty' }), 'missingCandidate'),
  '/updateDragonBall': staffOnly(
    () => ({ character: 'Reimu', ball: 1, pid: 1_000_000, reason: 'pretty' }),
    'missingPainting',
  ),
  '/getPendingDessert': { told: member },
}
