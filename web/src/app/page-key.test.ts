import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/rpy/', '/rpy'],
  ['/ms?t=12&x=1&m=3', '/ms?m=3&t=12'],
  ['/ms?t=abc', '/ms'],
  ['/p/1000001', '/p/1000001'],
  ['/p/12', null],
  ['/r/0aZ9', '/r/0aZ9'],
  ['/r/0aZ', null],
  ['/bocai/worldcup2026', '/bocai/worldcup2026'],
  ['/bocai/a', null],
  ['/admin/super/user', '/admin/super/user'],
  ['/admin/elsewhere', null],
  ['/nowhere', null],
  ['/%E0%A4%A', null],
  ['/yukari', '/yukari'],
])('%s is kept as %s', (url, key) => {
  expect(pageKey(url)).toBe(key)
})
