import { expect, test } from 'vitest'
import { graceMs, HeardWrites } from './heard-writes.ts'

const from = (last: number) => {
  const heard = new HeardWrites()
  heard.start(last)
  return heard
}

test('numbers heard in any order leave no gap', () => {
  const heard = from(10)
  for (const number of [12, 11, 14, 13]) heard.heard(number)
  for (let second = 0; second < 10; second++) expect(heard.missed(14, second * 1_000)).toBe(false)
})

test('a number that stays unheard is missed once, after the grace', () => {
  const heard = from(10)
  for (const number of [12, 13]) heard.heard(number)
  expect(heard.missed(13, 0)).toBe(false)
  expect(heard.missed(13, graceMs - 1)).toBe(false)
  expect(heard.missed(13, graceMs)).toBe(true)
  expect(heard.missed(13, graceMs + 1)).toBe(false)
  heard.heard(14)
  expect(heard.missed(14, graceMs * 3)).toBe(false)
})

test('a gap behind which others close is missed all the same', () => {
  const heard = from(0)
  for (let second = 0; second * 1_000 < graceMs; second++) {
    heard.heard(second + 2)
    expect(heard.missed(second + 2, second * 1_000)).toBe(false)
  }
  expect(heard.missed(9, graceMs)).toBe(true)
})

test('what comes late but within the grace is not missed', () => {
  const heard = from(0)
  expect(heard.missed(1, 0)).toBe(false)
  heard.heard(1)
  expect(heard.missed(2, graceMs)).toBe(false)
  heard.heard(2)
  expect(heard.missed(2, graceMs * 2)).toBe(false)
})

test('a database that counts from the beginning again drops all once', () => {
  const heard = from(500)
  expect(heard.missed(3, 0)).toBe(true)
  expect(heard.missed(3, 1)).toBe(false)
})
