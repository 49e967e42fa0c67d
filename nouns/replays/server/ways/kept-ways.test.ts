import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { expect, test } from 'vitest'
import { keptWays } from './kept-ways.ts'

const bytes = encodeReplay(makeRun({ game: 'th10', seed: 3, slowRate: 0 }))

test('concurrent requests for the ways of a run read its file once, and other stages do not read it again', async () => {
  const read: string[] = []
  const ways = keptWays({
    read: async (hash) => {
      read.push(hash)
      return Buffer.from(bytes)
    },
  })
  const [first, again, second, none] = await Promise.all([ways('a', 1), ways('a', 1), ways('a', 2), ways('a', 99)])
  expect(first?.index).toBe(0)
  expect(again?.way).toBe(first?.way)
  expect(second?.index).toBe(1)
  expect(none).toBeNull()
  expect(read).toEqual(['a'])
  for (let run = 0; run < 8; run++) await ways(`b${run}`, 1)
  await ways('a', 1)
  expect(read.filter((hash) => hash === 'a')).toHaveLength(2)
})

test('a file that could not be read is read again', async () => {
  let broken = true
  const ways = keptWays({
    read: async () => {
      if (broken) throw new Error('disk')
      return Buffer.from(bytes)
    },
  })
  await expect(ways('a', 1)).rejects.toThrow('disk')
  broken = false
  expect((await ways('a', 1))?.index).toBe(0)
})
