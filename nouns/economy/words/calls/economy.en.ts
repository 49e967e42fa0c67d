import type { NounWords } from '../../calls.ts'
import type { refusals as zh } from '../../zh/calls/economy.ts'

export const economy: NounWords['economy'] = {
  name: 'Resources and statements',
  calls: {
    resources: 'Your 17 balances, and what you owe',
    statement: 'Your own statement, filtered by resource, reason and period',
    balanceDays: 'One of your balances over the last days, and why it changed',
    supply: 'How much of each resource the site has minted, burned and holds',
  },
}

export const refusals: typeof zh = {
  'ec.periodWrong': 'These dates do not work: both must exist, and the first must not be after the last',
}
