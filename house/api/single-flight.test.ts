import { expect, test } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

const counted = () => {
  let started = 0
  let end: (answer: string) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const task = () =>
    new Promise<string>((resolve, reject) => {
      started++
      end = resolve
      fail = reject
    })
  return { task, started: () => started, end: (answer: string) => end(answer), fail: (error: Error) => fail(error) }
}

test('a call during a flight gets its answer and starts nothing', async () => {
  const fly = createSingleFlight<string>()
  const { task, started, end } = counted()
  const answers = Promise.all([fly(task), fly(task)])
  end('once')
  expect(await answers).toEqual(['once', 'once'])
  expect(started()).toBe(1)
})

test('the next call after an answer starts anew', async () => {
  const fly = createSingleFlight<string>()
  const { task, started, end } = counted()
  const first = fly(task)
  end('first')
  await first
  const second = fly(task)
  end('second')
  expect(await second).toBe('second')
  expect(started()).toBe(2)
})

test('the next call after an error starts anew', async () => {
  const fly = createSingleFlight<string>()
  const { task, started, end, fail } = counted()
  const first = fly(task)
  fail(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  const second = fly(task)
  end('second')
  expect(await second).toBe('second')
  expect(started()).toBe(2)
})
