import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysLater } from '../beijing-time.ts'
import { bullets } from '../ledger/resources.ts'
import { dailyGift, powerOfStreak, type SignedIn, streakOn } from './daily-gift.ts'
import { countsForLikes, likeReward, likeWindowMs } from './like-reward.ts'
import { bulletReward, drawsBullet } from './post-reward.ts'
import { isReward, rewardEntries } from './reward.ts'
import { commentReward, gameReward } from './talk-reward.ts'
import { recordReward, uploadReward, uploadStaysMs } from './upload-reward.ts'

const dayMs = 86_400_000

describe('the daily gift', () => {
  test.each([
    ['the first log-in ever', { day: null, streak: 0 }, 1, 1],
    ['the day after', { day: '2026-11-19', streak: 1 }, 1, 2],
    ['the sixth day in a row', { day: '2026-11-19', streak: 5 }, 1, 6],
    ['the seventh day in a row', { day: '2026-11-19', streak: 6 }, 2, 7],
    ['the eighth day in a row', { day: '2026-11-19', streak: 7 }, 1, 8],
    ['the fourteenth day in a row', { day: '2026-11-19', streak: 13 }, 2, 14],
    ['a day was left out', { day: '2026-11-18', streak: 6 }, 1, 1],
  ] as const)('%s', (_, last, power, streak) => {
    expect(dailyGift(last, '2026-11-20')).toEqual({ reward: { power }, next: { day: '2026-11-20', streak } })
  })
  test('is given once a day, and not again for an earlier day', () => {
    expect(dailyGift({ day: '2026-11-20', streak: 3 }, '2026-11-20')).toBeNull()
    expect(dailyGift({ day: '2026-11-20', streak: 3 }, '2026-11-19')).toBeNull()
  })
  test('the streak shown lasts until a whole day was left out', () => {
    const last = { day: '2026-11-18', streak: 4 }
    expect(['2026-11-18', '2026-11-19', '2026-11-20'].map((today) => streakOn(last, today))).toEqual([4, 4, 0])
    expect(streakOn({ day: null, streak: 0 }, '2026-11-18')).toBe(0)
  })
  test('28 days in a row bring 32 power, whenever they begin', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (start) => {
        let last: SignedIn = { day: null, streak: 0 }
        let power = 0
        for (let n = 0; n < 28; n++) {
          const gift = dailyGift(last, daysLater('2024-01-01', start + n))
          power += gift?.reward.power ?? 0
          last = gift?.next ?? last
        }
        expect(power).toBe(32)
      }),
      { numRuns: 30 },
    )
    expect([1, 7, 21].map(powerOfStreak)).toEqual([1, 2, 2])
  })
})

describe('a later post of a day', () => {
  test('draws no bullet with 19 weighted characters, and none after three of the day', () => {
    const draws = (weight: number, bulletsToday: number) => drawsBullet({ weight, bulletsToday })
    expect([draws(20, 0), draws(20, 2), draws(19, 0), draws(20, 3)]).toEqual([true, true, false, false])
  })
  test('a tenth of the draws bring a bullet, a third of them each kind', () => {
    const got = Array.from({ length: 3_000 }, (_, n) => bulletReward((n + 0.5) / 3_000))
    for (const bullet of bullets) expect(got.filter((reward) => reward[bullet] === 1)).toHaveLength(100)
    expect(got.filter(isReward)).toHaveLength(300)
    expect(bulletReward(0.0999)).toEqual({ zjj: 1 })
    expect(bulletReward(0.1)).toEqual({})
    expect(bulletReward(1 - 2 ** -53)).toEqual({})
  })
})

describe('a like', () => {
  const old = { verified: true, robot: false, ageMs: 7 * dayMs, accepted: true }
  const like = { giver: old, receiver: old, linked: false, fromGiver: 0, today: 0 }
  test('brings a faith and 100 score', () => {
    expect(likeReward(like)).toEqual({ faith: 1, score: 100 })
    expect(likeWindowMs).toBe(7 * dayMs)
    expect(likeReward({ ...like, fromGiver: 1, today: 14 })).toEqual({ faith: 1, score: 100 })
  })
  test.each([
    ['between accounts of one person', { linked: true }],
    ['a third one of a week from the same giver', { fromGiver: 2 }],
    ['the sixteenth of a day', { today: 15 }],
    ['from an account that is not verified', { giver: { ...old, verified: false } }],
    ['to an account that is not verified', { receiver: { ...old, verified: false } }],
    ['from a robot', { giver: { ...old, robot: true } }],
    ['to a robot', { receiver: { ...old, robot: true } }],
    ['from an account younger than a week', { giver: { ...old, ageMs: 7 * dayMs - 1 } }],
    ['to an account younger than a week', { receiver: { ...old, ageMs: 7 * dayMs - 1 } }],
    ['from an account that posted nothing', { giver: { ...old, accepted: false } }],
    ['to an account that nothing was accepted of', { receiver: { ...old, accepted: false } }],
  ])('brings nothing %s', (_, but) => {
    expect(likeReward({ ...like, ...but })).toEqual({})
    expect(countsForLikes(old)).toBe(true)
  })
})

describe('uploads', () => {
  test.each([
    [{ sameDayAndKind: 0, weekPoints: 0 }, { point: 2 }],
    [{ sameDayAndKind: 1, weekPoints: 4 }, { point: 2 }],
    [{ sameDayAndKind: 1, weekPoints: 5 }, { point: 1 }],
    [{ sameDayAndKind: 0, weekPoints: 6 }, {}],
    [{ sameDayAndKind: 2, weekPoints: 0 }, {}],
  ])('%o bring %o', (uploads, reward) => {
    expect(uploadReward(uploads)).toEqual(reward)
    expect(uploadStaysMs).toBe(2 * dayMs)
  })
})

describe('a higher iscore', () => {
  test.each([
    [0, 3_271, 3_271],
    [3_271, 3_272, 1],
    [3_271, 3_271, undefined],
    [3_271, 3_000, undefined],
    [0, 15_000, 15_000],
    [0, 15_001, 15_000],
    [20_000, 36_000, 15_000],
  ])('from %i to %i thousandths brings %s', (before, after, score) => {
    expect(recordReward({ before, after, paidToday: 2 }).score).toBe(score)
    expect(recordReward({ before, after, paidToday: 3 })).toEqual({})
  })
  test('many small steps bring no more than one large one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 15_000 }), { maxLength: 20 }), (bests) => {
        let before = 0
        let sum = 0
        for (const best of bests) {
          sum += recordReward({ before, after: best, paidToday: 0 }).score ?? 0
          before = Math.max(before, best)
        }
        expect(sum).toBe(before)
      }),
    )
  })
})

describe('a comment', () => {
  const comment = { weight: 10, own: false, itemPaid: false, today: 19 }
  test('brings 50 score', () => {
    expect(commentReward(comment)).toEqual({ score: 50 })
  })
  test.each([{ weight: 9 }, { own: true }, { itemPaid: true }, { today: 20 }])('brings nothing with %o', (but) => {
    expect(commentReward({ ...comment, ...but })).toEqual({})
  })
})

test.each([
  [4_999, 0, 4_999],
  [5_001, 0, 5_000],
  [3_000, 1_000, 2_000],
  [9_000, 4_999, 1],
  [9_000, 5_000, undefined],
  [1_000, 1_000, undefined],
  [500, 1_000, undefined],
])('a game worth %i after %i brings %s', (worth, paidToday, score) => {
  expect(gameReward({ worth, paidToday }).score).toBe(score)
})

test('a reward lists what it brings', () => {
  expect(rewardEntries({ faith: 1, score: 100 })).toEqual([
    ['faith', 1],
    ['score', 100],
  ])
  expect(isReward({})).toBe(false)
})
