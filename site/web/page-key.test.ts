import { expect, test } from 'vitest'
import { elsewhere, pageKey, pageView } from './page-key.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/rpy/', '/rpy'],
  ['/ms?t=12&x=1&m=3', '/ms?t=12'],
  ['/ms?sort=liked&p=2&m=3', '/ms?m=3&p=2&sort=liked'],
  ['/ms?m=3&p=1&sort=last', '/ms?m=3'],
  ['/ms?t=', '/ms'],
  ['/ms?t=abc', null],
  ['/ms?t=0', null],
  ['/ms?m=1234567', null],
  ['/rpy?game=6&utm_source=x', '/rpy?game=6'],
  ['/rpy?game=99', null],
  ['/jf?game=x', null],
  ['/rpy/archive?game=99', null],
  ['/painting?game=99', null],
  ['/rpy?lang=en', '/rpy'],
  ['/ms?lang=en&t=12', '/ms?t=12'],
  ['/p/1000001', '/p/1000001'],
  ['/p/12', null],
  ['/r/0aZ9', '/r/0aZ9'],
  ['/r/0aZ', null],
  ['/bocai/worldcup2026', '/bocai/worldcup2026'],
  ['/bocai/a', null],
  ['/admin/super/user', '/admin/super/user'],
  ['/admin/elsewhere', null],
  ['/nowhere', null],
  ['//elsewhere.test/', null],
  ['//elsewhere.test/rpy?game=6', null],
  ['/%E0%A4%A', null],
  ['/yukari', '/yukari'],
])('%s is kept as %s', (url, key) => {
  expect(pageView(url, '')?.path ?? null).toBe(key)
  // Every address without a page has the one for missing things.
  expect(pageKey(url, '')).toBe(key ?? '/yukari')
})

test.each([
  ['/ms?t=12', 'tNum=10; mNum=5', '/ms?t=12 tNum=10'],
  ['/ms?m=3&p=2', 'tNum=10; mNum=5', '/ms?m=3&p=2 mNum=5 tNum=10'],
  ['/ms?m=3&sort=liked', 'mNum=5', '/ms?m=3&sort=liked mNum=5'],
  ['/ms?m=3&sort=liked', 'tNum=10', '/ms?m=3&sort=liked tNum=10'],
  ['/ms?t=12', 'tNum=20; visitor=t=1', '/ms?t=12'],
  ['/ms', 'tNum=10; mNum=5', '/ms'],
  ['/rpy', 'tNum=10; mNum=5', '/rpy'],
])('%s with %s is kept as %s', (url, cookie, key) => {
  expect(pageKey(url, cookie)).toBe(key)
})

test('a page is rendered from no more of the cookies than its key holds', () => {
  const cookie = 'mNum=5; tNum=10'
  const usual = { mNum: 20, tNum: 20 }
  expect(pageView('/rpy', cookie)?.sizes).toEqual(usual)
  expect(pageView('/ms', cookie)?.sizes).toEqual(usual)
  expect(pageView('/ms?t=12', cookie)?.sizes).toEqual({ ...usual, tNum: 10 })
  expect(pageView('/ms?m=3&sort=liked', cookie)?.sizes).toEqual({ mNum: 5, tNum: 10 })
})

test.each([
  ['/r/1', '/r/0001'],
  ['/r/01234', '/r/00Ju'],
  ['/r/1234', null],
  ['/r/no-such-run', null],
  ['/r/99999999', null],
  ['/p/1', null],
  ['//elsewhere.test/r/1', null],
])('%s has no page of its own and means %s', (url, path) => {
  expect(elsewhere(url)).toBe(path)
  if (path) expect([pageView(url, ''), pageKey(url, '')]).toEqual([null, null])
})
