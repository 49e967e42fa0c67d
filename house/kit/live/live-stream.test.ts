import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { LiveStream, liveState } from './live-stream.ts'

/** A browser that takes so many writes before it is full. */
function browser(takes = Number.POSITIVE_INFINITY) {
  let left = takes
  let destroyed = false
  const written: string[] = []
  const events = new EventEmitter()
  const to = Object.assign(events, {
    write: (text: string) => {
      written.push(text)
      return --left > 0
    },
    end: (text?: string) => text && written.push(text),
    destroy: () => {
      destroyed = true
    },
  }) as unknown as ServerResponse // no more of a response is used
  return {
    to,
    written,
    drain: (takesNow: number) => {
      left = takesNow
      events.emit('drain')
    },
    isDestroyed: () => destroyed,
    said: () => written.filter((text) => text.includes('data:')).map((text) => /data: (.*)/.exec(text)?.[1]),
  }
}
const state = (note: string, value: number) => liveState({ note, event: 'count', text: String(value) })

test('a state is said once, and again when it has changed', () => {
  const { to, said } = browser()
  const stream = new LiveStream(to, ['a:1'], '')
  for (const value of [1, 1, 2, 2, 1]) stream.offer(state('a:1', value))
  expect(said()).toEqual(['1', '2', '1'])
})

test('the id of the last event holds all the browser knows', () => {
  const { to, written } = browser()
  const stream = new LiveStream(to, ['a:1', 'b:2'], '')
  stream.offer(state('a:1', 1))
  stream.offer(state('b:2', 7))
  const id = /id: (.*)/.exec(written.at(-1) ?? '')?.[1] ?? ''
  const again = browser()
  const resumed = new LiveStream(again.to, ['a:1', 'b:2'], id)
  resumed.offer(state('a:1', 1))
  resumed.offer(state('b:2', 8))
  expect(again.said()).toEqual(['8'])
})

test('a browser that takes nothing gets the newest only, when it takes again', () => {
  const { to, said, drain } = browser(2)
  const stream = new LiveStream(to, ['a:1', 'b:2'], '')
  for (let value = 1; value <= 1_000; value++) stream.offer(state('a:1', value))
  for (let value = 1; value <= 1_000; value++) stream.offer(state('b:2', value))
  expect(said()).toEqual(['1'])
  drain(10)
  expect(said()).toEqual(['1', '1000', '1000'])
})

test('what has come back to what the browser knows is not said', () => {
  const { to, said, drain } = browser(2)
  const stream = new LiveStream(to, ['a:1'], '')
  for (const value of [1, 2, 1]) stream.offer(state('a:1', value))
  drain(10)
  expect(said()).toEqual(['1'])
})

test('a browser that took nothing from one beat to the next is let go', () => {
  const slow = browser(1)
  const stream = new LiveStream(slow.to, ['a:1'], '')
  stream.beat()
  expect(slow.isDestroyed()).toBe(false)
  slow.drain(10)
  stream.beat()
  stream.beat()
  expect(slow.isDestroyed()).toBe(false)
  const dead = browser(1)
  const other = new LiveStream(dead.to, ['a:1'], '')
  other.beat()
  other.beat()
  expect(dead.isDestroyed()).toBe(true)
})
