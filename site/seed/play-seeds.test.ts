import { expect, test } from 'vitest'
import { nouns } from '../nouns.ts'
import { seedsOf } from './play-seeds.ts'

const namesWithout = async (...names: readonly string[]) => (await seedsOf(new Set(names))).map(({ noun }) => noun)

test('every noun that has a seed plays it, in an order that all agree on', async () => {
  const stated = Object.entries(nouns).flatMap(([noun, { seed }]) => (typeof seed === 'string' ? [] : [noun]))
  const played = await namesWithout()
  expect(played.toSorted()).toEqual(stated.toSorted())
  expect(played.indexOf('replays')).toBeLessThan(played.indexOf('clubs'))
})

test('a noun that is left out takes along those that build on it', async () => {
  const all = await namesWithout()
  const without = await namesWithout('shop')
  expect(all.filter((noun) => !without.includes(noun))).toEqual(['shop', 'gifts'])
})
