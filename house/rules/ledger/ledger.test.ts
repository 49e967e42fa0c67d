import { describe, expect, test } from 'vitest'
import { house, houseOf, houses, isMember } from './houses.ts'
import { reasonOf, reasons, subjectKindOf, subjectKinds } from './reasons.ts'
import { bullets, levelResources, materials, noBalances, resourceNumber, resources } from './resources.ts'

describe('resources', () => {
  test('there are seventeen, each once, numbered by their place', () => {
    expect(new Set(resources).size).toBe(17)
    expect([resourceNumber('player'), resourceNumber('score'), resourceNumber('zjj')]).toEqual([0, 5, 16])
    expect(Object.values(noBalances)).toEqual(Array.from({ length: 17 }, () => 0))
  })
  test('levels, materials and bullets are resources of their own', () => {
    const grouped = [...levelResources, ...materials, ...bullets]
    expect(new Set(grouped).size).toBe(12)
    for (const each of grouped) expect(resources).toContain(each)
  })
})

test.each([
  ['reasons', Object.values(reasons)],
  ['subject kinds', Object.values(subjectKinds)],
  ['houses', Object.values(houses).map(({ number }) => number)],
])('no two %s have one number', (_, numbers) => {
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('numbers become names again', () => {
  expect(reasonOf(reasons.like)).toBe('like')
  expect(subjectKindOf(0)).toBe('nothing')
  expect(() => reasonOf(999)).toThrow('999')
})

test('a house account keeps its subject, and no member is one', () => {
  expect(houseOf(house('mint'))).toEqual({ name: 'mint', subject: 0 })
  expect(houseOf(house('owed', 9_999_999_999))).toEqual({ name: 'owed', subject: 9_999_999_999 })
  expect(houseOf(house('bet', 1))).toEqual({ name: 'bet', subject: 1 })
  expect(houseOf(1_000_001)).toBeNull()
  expect([isMember(1_000_001), isMember(house('shop'))]).toEqual([true, false])
  expect(Number.isSafeInteger(house('owed', 9_999_999_999))).toBe(true)
})
