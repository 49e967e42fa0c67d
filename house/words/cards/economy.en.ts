import type { economy as zh } from './economy.zh.ts'

export const economy: typeof zh = {
  noMoney:
    'Points and other resources have no value in money, cannot be bought, sold or exchanged for money, and bring no goods.',
}
