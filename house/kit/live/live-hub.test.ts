import type { ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import type { ReadDb } from '../db/database.ts'
import { LiveHub } from './live-hub.ts'
import { LiveStream } from './live-stream.ts'

const db = {} as ReadDb // no topic of this file reads from it
const open: LiveHub[] = []
afterEach(() => {
  for (const hub of open.splice(0)) hub.close()
})

/** A hub with one topic, whose states are what the function says. */
function hubOf(state: (subject: string) => Promise<object | null>) {
  const hub = new LiveHub(
    [{ name: 'n', subjects: () => [], state: (_, subject) => state(subject) }],
    db,
    () => new Date(),
  )
  open.push(hub)
  return hub
}

function listener(notes: readonly string[]) {
  const said: unknown[] = []
  const to = {
    on: () => undefined,
    write: (text: string) => {
      const data = /data: (.*)/.exec(text)?.[1]
      if (data) said.push(JSON.parse(data))
      return true
    },
  } as unknown as ServerResponse // no more of a response is used
  return { stream: new LiveStream(to, notes, ''), said }
}

test('changes that come together are read once, whoever listens', async () => {
  let reads = 0
  const hub = hubOf(async () => ({ value: ++reads }))
  const listeners = Array.from({ length: 50 }, () => listener(['n:1']))
  for (const { stream } of listeners) hub.join(stream)
  await expect.poll(() => listeners.every(({ said }) => said.length === 1)).toBe(true)
  for (let n = 0; n < 100; n++) hub.changed(['n:1'])
  await expect.poll(() => listeners.every(({ said }) => said.length === 2)).toBe(true)
  expect(reads).toBe(2)
})

test('what nobody listens to is not read', async () => {
  let reads = 0
  const hub = hubOf(async () => ({ value: ++reads }))
  const { stream } = listener(['n:1'])
  hub.join(stream)
  await expect.poll(() => reads).toBe(1)
  hub.leave(stream)
  hub.changed(['n:1', 'n:2', 'other:1'])
  await new Promise((wake) => setTimeout(wake, 200))
  expect(reads).toBe(1)
})

test('a read that fails is made again, and the others are told meanwhile', async () => {
  let broken = true
  const hub = hubOf(async (subject) => {
    if (subject === '1' && broken) throw new Error('the database is gone')
    return { subject }
  })
  const { stream, said } = listener(['n:1', 'n:2'])
  hub.join(stream)
  await expect.poll(() => said).toEqual([{ subject: '2' }])
  broken = false
  await expect.poll(() => said, { timeout: 30_000 }).toEqual([{ subject: '2' }, { subject: '1' }])
})

test('the last thing said is the truth, however long a read takes', async () => {
  let value = 0
  const hub = hubOf(async () => {
    const read = value
    await new Promise((wake) => setTimeout(wake, read === 0 ? 150 : 0))
    return { value: read }
  })
  const { stream, said } = listener(['n:1'])
  hub.join(stream)
  await new Promise((wake) => setTimeout(wake, 50))
  value = 1
  hub.changed(['n:1'])
  await expect.poll(() => said.at(-1), { timeout: 30_000 }).toEqual({ subject: '1', value: 1 })
  await new Promise((wake) => setTimeout(wake, 300))
  expect(said.at(-1)).toEqual({ subject: '1', value: 1 })
})
