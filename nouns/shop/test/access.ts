import { type AccessRows, anyone, member, staffOnly } from '#site/test/access-rows.ts'

export const accessRows: AccessRows = {
  '/getShop': { told: anyone },
  '/getPriceHistory': { told: anyone, input: () => ({ item: 'power' }) },
  '/getMyShop': { told: member },
  '/buy': {
    told: ['login', 'mailCheck', 'insufficient', 'insufficient'],
    black: 'black',
    input: () => ({ item: 'milk', count: 1, price: 10_000 }),
  },
  '/sell': {
    told: ['login', 'mailCheck', 'insufficient', 'insufficient'],
    black: 'black',
    // More than the gift of the day.
    input: () => ({ item: 'power', count: 50, price: 0 }),
  },
  '/getShopActivities': staffOnly(),
  '/updateShopActivity': staffOnly(
    () => ({ id: 999_999, items: ['milk'], start: '2026-11-20', end: '2026-11-21', reason: 'x' }),
    'missingActivity',
  ),
}
