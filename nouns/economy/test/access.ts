import { type AccessRows, anyone, member } from '#site/test/access-rows.ts'

export const accessRows: AccessRows = {
  '/getResources': { told: member },
  '/getStatement': { told: member, input: () => ({ resource: 'score' }) },
  '/getBalanceDays': { told: member, input: () => ({ resource: 'score' }) },
  '/getSupply': { told: anyone },
}
