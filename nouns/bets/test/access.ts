import { type AccessRows, anyone, member, noLevel, same, staffOnly } from '#site/test/access-rows.ts'

const bocaiName = 'nothing'
const staking = { bocaiName, option: 0, stake: 1, payout: 0 }
const form = {
  bocaiName: 'a-b',
  category: 1,
  title: 'x',
  terms: 'x',
  options: ['a', 'b'],
  images: ['', ''],
  odds: [940, 940],
  deadline: '2030-01-01T00:00:00Z',
}
const numbers = { base: 20, oddsType: 'dynamic', multi: 'N', show: 'always' }
/** A call of verified members, black-flagged ones excepted. */
const verifiedOnly = (input: object, code: string) => ({
  told: ['login', 'mailCheck', code, code] as const,
  input: () => input,
})

export const accessRows: AccessRows = {
  '/getBocaiCategory': { told: anyone },
  '/getBocaiList': { told: anyone },
  '/getFrontBocai': { told: anyone },
  '/getHomeBocai': staffOnly(),
  '/showHomeBocai': staffOnly(() => ({ bocaiName, shown: 'N' }), 'betUnknown'),
  '/getBocai': { told: same('betUnknown'), input: () => ({ bocaiName }) },
  '/getBocaiStakes': { told: same('betUnknown'), input: () => ({ bocaiName }) },
  '/getBocaiChart': { told: same('betUnknown'), input: () => ({ bocaiName }) },
  '/placeBet': { ...verifiedOnly(staking, 'betUnknown'), black: 'black' },
  '/raiseBet': { ...verifiedOnly(staking, 'betUnknown'), black: 'black' },
  '/objectBocai': verifiedOnly({ bocaiName, reason: 'x' }, 'betUnknown'),
  '/rateBocai': verifiedOnly({ bocaiName, stars: 3 }, 'betUnknown'),
  '/getBocaiComments': { told: same('betUnknown'), input: () => ({ bocaiName }) },
  '/bocaiComment': verifiedOnly({ bocaiName, comment: 'x' }, 'betUnknown'),
  '/delBocaiComment': verifiedOnly({ id: 999_999 }, 'commentGone'),
  '/getBocaiGob': { told: anyone },
  '/getMyBocaiGob': { told: member },
  '/getBocaiGobEvents': {
    told: same('hidden'),
    input: () => ({ UID: 9_999_999, currency: 'faith', period: 'all' }),
  },
  '/getMyBocai': { told: member },
  '/getBetLimits': { told: member },
  '/setBetLimits': { told: ['login', 'mailCheck', 'in', 'in'], input: () => ({ units: -1, faith: -1, pause: 0 }) },
  '/confirmAdult': { told: ['login', 'mailCheck', 'in', 'in'] },
  '/askBocai': { told: noLevel, input: () => ({ ...form, ...numbers }) },
  '/addBocai': staffOnly(() => ({ ...form, ...numbers, resource: 'faith' }), 'nameWrong'),
  '/updateBocai': staffOnly(() => ({ ...form, bocaiName, reason: 'x' }), 'betUnknown'),
  '/decideBocai': staffOnly(() => ({ bocaiName, accept: true, reason: 'x' }), 'betUnknown'),
  '/getAliveBocai': staffOnly(),
  '/getBocaiDetail': staffOnly(() => ({ bocaiName }), 'betUnknown'),
  '/endBocai': staffOnly(() => ({ bocaiName, winner: 0, link: '/r/1', reason: 'x' }), 'betUnknown'),
  '/answerObjection': staffOnly(() => ({ id: 999_999, founded: true, answer: 'x' }), 'objectionUnknown'),
  '/getBocaiHeld': staffOnly(),
  '/decideBocaiHeld': staffOnly(() => ({ id: 999_999, pass: 'Y', reason: 'x' }), 'missingHeld'),
  '/addBocaiCategory': staffOnly(() => ({ name: ' ' }), 'categoryMissing'),
  '/updateBocaiCategory': staffOnly(() => ({ id: 999_999, name: 'x', hidden: 'N', place: 0 }), 'categoryUnknown'),
}
