import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTagFollowers, type TagFollowers } from './tag-followers.ts'
import type { LiveTopic } from './topic.ts'

const topic = (name: string, follows?: LiveTopic['follows']): LiveTopic => ({
  name,
  subjects: () => [],
  state: async () => null,
  ...(follows && { follows }),
})

let read: string[]
let followers: TagFollowers
beforeEach(() => {
  vi.useFakeTimers()
  read = []
  followers = openTagFollowers(
    [topic('front', { tags: ['floors', 'replays'], subject: 'all' }), topic('replay')],
    (notes) => read.push(...notes),
  )
})
afterEach(() => {
  followers.close()
  vi.useRealTimers()
})
const touch = (tag: string) => followers.heard([`touched:${tag}`])

test('a touch of a followed tag has the state read again, others have not', () => {
  touch('members')
  followers.heard(['replay:5', 'topic:3'])
  expect(read).toEqual([])
  touch('floors')
  expect(read).toEqual(['front:all'])
})

test('however much is written, a state is read once a second, and once more after the last write', () => {
  for (let n = 0; n < 495; n++) {
    touch(n % 2 ? 'floors' : 'replays')
    vi.advanceTimersByTime(10)
  }
  expect(read).toHaveLength(5)
  vi.advanceTimersByTime(5_000)
  expect(read).toHaveLength(6)
})

test('one message about both tags is one read', () => {
  followers.heard(['touched:floors', 'touched:replays'])
  expect(read).toEqual(['front:all'])
})

test('nothing is read after the site has closed', () => {
  touch('floors')
  touch('floors')
  followers.close()
  vi.advanceTimersByTime(5_000)
  expect(read).toHaveLength(1)
})
