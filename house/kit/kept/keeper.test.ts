import { expect, test } from 'vitest'
import type { Mark } from '#contract/endpoint.ts'
import { Keeper, type Kept } from './keeper.ts'

const open = () => {
  const keeper = new Keeper()
  return { keeper, kept: keeper.open<string>({ lifetimeMs: 60_000, mostBytes: 10 }) }
}
const keep = (kept: Kept<string>, key: string, tags: readonly Mark[], stamp = kept.keeper.stamp()) =>
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

test('a write about one of many leaves the others, and drops what shows all of them', () => {
  const { keeper, kept } = open()
  const all = () => ['one', 'two', 'all', 'else'].filter((key) => kept.get(key, 1) !== null)
  const fill = () => {
    keep(kept, 'one', ['floors#1', 'members'])
    keep(kept, 'two', ['floors#2', 'members'])
    keep(kept, 'all', ['floors'])
    keep(kept, 'else', ['replays'])
  }
  fill()
  keeper.touch(['floors#1'])
  expect(all()).toEqual(['two', 'else'])
  fill()
  keeper.touch(['floors'])
  expect(all()).toEqual(['else'])
  fill()
  keeper.touch(['members', 'floors#7'])
  expect(all()).toEqual(['else'])
  fill()
  expect(all()).toEqual(['one', 'two', 'all', 'else'])
})

test('of very many written things, rather too much is dropped than remembered', () => {
  const { keeper, kept } = open()
  keep(kept, 'other', ['floors#0'])
  keep(kept, 'else', ['replays'])
  for (let n = 1; n <= 20_000; n++) keeper.touch([`floors#${n}`])
  expect([kept.get('other', 1), kept.get('else', 1)]).toEqual([null, 'of else'])
  keep(kept, 'other', ['floors#0'])
  keeper.touch(['floors#1'])
  expect(kept.get('other', 1)).toBe('of other')
})
