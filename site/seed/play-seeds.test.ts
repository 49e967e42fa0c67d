import { expect, test } from 'vitest'
import { nouns } from '../nouns.ts'
import { allParts, seedsOf } from './play-seeds.ts'

const namesOf = async (parts: ReadonlySet<string>) => (await seedsOf(parts)).map(({ noun }) => noun)

test('every noun that has a seed plays it, in an order that all agree on', async () => {
  const stated = Object.entries(nouns).flatMap(([noun, { seed }]) => (typeof seed === 'string' ? [] : [noun]))
  const played = await namesOf(allParts)
  expect(played.toSorted()).toEqual(stated.toSorted())
  expect(played.indexOf('replays')).toBeLessThan(played.indexOf('clubs'))
})

test('a noun that is left out takes along those that build on it', async () => {
  const all = await namesOf(allParts)
  const without = await namesOf(new Set([...allParts].filter((noun) => noun !== 'shop')))
  expect(all.filter((noun) => !without.includes(noun))).toEqual(['shop', 'gifts'])
})
