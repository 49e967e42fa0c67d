import type { Tag } from '@patisserie/contract/endpoint'
import { expect, test } from 'vitest'
import { Keeper, type Kept } from './keeper.ts'

const open = () => {
  const keeper = new Keeper()
  return { keeper, kept: keeper.open<string>({ lifetimeMs: 60_000, mostBytes: 10 }) }
}
const keep = (kept: Kept<string>, key: string, tags: readonly Tag[], stamp = kept.keeper.stamp()) =>
  kept.keep(key, `of ${key}`, { tags, bytes: 1, stamp, now: 0 })

test('a write drops what shows what it changed, and only that', () => {
  const { keeper, kept } = open()
  keep(kept, '/', ['replays', 'members'])
  keep(kept, '/p', ['members'])
  keeper.touch(['replays'])
  expect(kept.get('/', 1)).toBeNull()
  expect(kept.get('/p', 1)).toBe('of /p')
})

test('what was begun before a write is not kept', () => {
  const { keeper, kept } = open()
  const stamp = keeper.stamp()
  keeper.touch(['replays'])
  keep(kept, '/', ['replays'], stamp)
  expect(kept.get('/', 1)).toBeNull()
  keep(kept, '/', ['replays'])
  expect(kept.get('/', 1)).toBe('of /')
})

test('nothing is given out after its lifetime, after a clearing, or while other processes cannot be heard', () => {
  const { keeper, kept } = open()
  keep(kept, '/', [])
  expect(kept.get('/', 59_999)).toBe('of /')
  keeper.listening = false
  expect(kept.get('/', 59_999)).toBeNull()
  keeper.listening = true
  keep(kept, '/', [])
  expect(kept.get('/', 60_000)).toBeNull()
  keep(kept, '/', [])
  keeper.clear()
  expect(kept.get('/', 1)).toBeNull()
})

test('the oldest give way when the room is full', () => {
  const { kept } = open()
  for (let n = 0; n < 12; n++) keep(kept, `/${n}`, [])
  expect(kept.get('/0', 1)).toBeNull()
  expect(kept.get('/1', 1)).toBeNull()
  expect(kept.get('/2', 1)).toBe('of /2')
  expect(kept.get('/11', 1)).toBe('of /11')
})
