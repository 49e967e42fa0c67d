import { expect, test } from 'vitest'
import { type KeptPage, KeptPages } from './kept-pages.ts'

const page = (tags: KeptPage['tags']): KeptPage => ({
  status: 200,
  html: Buffer.from('a'),
  gzip: Buffer.from('b'),
  etag: '',
  tags,
})

test('a write drops the pages that show what it changed, and only those', () => {
  const kept = new KeptPages()
  kept.keep('/', page(['replays', 'members']), { stamp: kept.stamp(), now: 0 })
  kept.keep('/p', page(['members']), { stamp: kept.stamp(), now: 0 })
  kept.touch(['replays'])
  expect(kept.get('/', 1)).toBeNull()
  expect(kept.get('/p', 1)).not.toBeNull()
})

test('a page whose rendering began before a write is not kept', () => {
  const kept = new KeptPages()
  const stamp = kept.stamp()
  kept.touch(['replays'])
  kept.keep('/', page(['replays']), { stamp, now: 0 })
  expect(kept.get('/', 1)).toBeNull()
  kept.keep('/', page(['replays']), { stamp: kept.stamp(), now: 0 })
  expect(kept.get('/', 1)).not.toBeNull()
})

test('a page is kept for a minute at most, and not at all while other processes cannot be heard', () => {
  const kept = new KeptPages()
  kept.keep('/', page([]), { stamp: kept.stamp(), now: 0 })
  expect(kept.get('/', 59_999)).not.toBeNull()
  kept.listening = false
  expect(kept.get('/', 59_999)).toBeNull()
  kept.listening = true
  expect(kept.get('/', 60_000)).toBeNull()
})
