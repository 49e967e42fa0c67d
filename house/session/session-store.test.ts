import { beforeEach, expect, test, vi } from 'vitest'
import { createSessionStore } from './session-store.ts'

const kept = new Map<string, string>()
let page = new EventTarget()
beforeEach(() => {
  kept.clear()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => false } })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

/** A tab with the first member's token, whose profile (with this id) has been read. */
const tabOf = (id: number) => {
  kept.set('token', 'first')
  const store = createSessionStore()
  store.known(id)
  return store
}

/** Another tab changes the stored token. */
const elsewhere = (token: string) => {
  kept.set('token', token)
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }))
}

test.each(['input', 'drop'])(
  'what came by %s is the member’s who was signed in: the page is not begun anew',
  (kind) => {
    const store = tabOf(1_000_001)
    page.dispatchEvent(new Event(kind))
    elsewhere('second')
    store.known(1_000_002)
    expect([store.round(), store.parted(), store.writer()]).toEqual([0, true, '1000001'])
  },
)

test('a page on which nothing was typed or dropped follows, and begins anew', () => {
  const store = tabOf(1_000_001)
  elsewhere('second')
  store.known(1_000_002)
  expect([store.round(), store.parted(), store.writer()]).toEqual([1, false, '1000002'])
})

test('words are handed to nobody who is not known yet, and asked about once they are', () => {
  const store = tabOf(1_000_001)
  page.dispatchEvent(new Event('input'))
  elsewhere('second')
  store.follow('keep')
  expect(store.writer()).toBe('1000001')
  store.known(1_000_002)
  expect([store.round(), store.parted()]).toEqual([0, true])
  store.follow('keep')
  expect([store.round(), store.parted(), store.writer()]).toEqual([0, false, '1000002'])
})

test('a session that ended leaves what was typed to its writer, who goes on with it', () => {
  const store = tabOf(1_000_001)
  page.dispatchEvent(new Event('input'))
  store.expire()
  expect([store.token(), store.parted(), store.writer(), store.round()]).toEqual(['', true, '1000001', 0])
  store.signIn('third', 1_000_001)
  expect([store.parted(), store.writer(), store.round()]).toEqual([false, '1000001', 0])
})
