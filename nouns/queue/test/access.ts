import { type AccessRows, noLevel } from '#site/test/access-rows.ts'

export const accessRows: AccessRows = {
  '/getQueue': { told: noLevel },
  '/judgeReport': { told: noLevel, input: () => ({ kind: 'floor', id: 9_000_000, verdict: 'pass', reason: 'seen' }) },
}
