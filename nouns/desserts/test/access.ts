import { type AccessRows, member, same, staffOnly } from '#site/test/access-rows.ts'

const nobody = 1_999_999
const verified = (code: string) => ['login', 'mailCheck', code, code] as const

export const accessRows: AccessRows = {
  '/getDesserts': { told: member },
  '/getDessertsOf': { told: same('personUnknown'), input: () => ({ UID: nobody }) },
  '/chooseDessert': { told: verified('in'), input: () => ({ dessert: 'milk' }) },
  '/synthesize': { told: verified('mixtureWrong'), input: () => ({ gdd: 1, sjd: 0, zjj: 0, sugar: 0 }) },
  '/feed': { told: verified('notOwned'), input: () => ({ dessert: 'bocai', material: 'milk', amount: 1 }) },
  '/teach': { told: verified('notOwned'), input: () => ({ dessert: 'bocai' }) },
  '/skin': { told: verified('notOwned'), input: () => ({ dessert: 'bocai', skin: '' }) },
  '/buySkin': { told: verified('notOwned'), input: () => ({ dessert: 'bocai', skin: 'snow' }) },
  '/display': { told: verified('notOwned'), input: () => ({ dessert: 'bocai' }) },
  '/sendOut': { told: verified('notOwned'), input: () => ({ dessert: 'bocai', place: 'pool', hours: 2 }) },
  '/callBack': { told: verified('notOut'), input: () => ({ dessert: 'milk' }) },
  '/getDessertLog': { told: member },
  '/getDraws': { told: verified('in') },
  '/claimDessert': {
    told: verified('grantUnknown'),
    input: () => ({ character: 'Reimu', round: 999, ball: 1, dessert: 'milk' }),
  },
  '/prizeDessert': staffOnly(() => ({ UID: nobody, dessert: 'milk', reason: 'x' }), 'personUnknown'),
  '/getAllDessert': staffOnly(),
}
