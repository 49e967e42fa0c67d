import type { CallWords } from '#words/call-words.ts'
import type { economy as economyContract } from '../../contract/economy.ts'
import type { refusals as zh } from './economy.zh.ts'

export const economy: CallWords<typeof economyContract> = {
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
