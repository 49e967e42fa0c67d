import { expect, test } from 'vitest'
import type { ReadDb } from './database.ts'
import { shareRead } from './share-read.ts'

// The reads of these tests ask no database.
const db = {} as ReadDb

/** A read that counts its calls and answers, or fails, when it is told to. */
function held() {
  const reads: PromiseWithResolvers<number>[] = []
  const read = shareRead(() => {
    const one = Promise.withResolvers<number>()
    reads.push(one)
    return one.promise
  })
  return { reads, read: () => read(db) }
}

test('who asks while a read is under way gets the next one, once for all of them', async () => {
  const { reads, read } = held()
  const first = read()
  const [second, third] = [read(), read()]
  expect(reads).toHaveLength(1)
  reads[0]?.resolve(1)
  expect(await first).toBe(1)
  await Promise.resolve()
  expect(reads).toHaveLength(2)
  // That one is under way: a fourth has to wait for another.
  const fourth = read()
  reads[1]?.resolve(2)
  expect(await Promise.all([second, third])).toEqual([2, 2])
  await Promise.resolve()
  reads[2]?.resolve(3)
  expect(await fourth).toBe(3)
  expect(reads).toHaveLength(3)
})

test('a read begins at once where none is under way', async () => {
  const { reads, read } = held()
  const first = read()
  reads[0]?.resolve(1)
  await first
  const second = read()
  expect(reads).toHaveLength(2)
  reads[1]?.resolve(2)
  expect(await second).toBe(2)
})

test('a read that fails fails for those who shared it, and the next one is made', async () => {
  const { reads, read } = held()
  const first = read()
  const second = read()
  reads[0]?.reject(new Error('gone'))
  await expect(first).rejects.toThrow('gone')
  reads[1]?.resolve(2)
  expect(await second).toBe(2)
})
