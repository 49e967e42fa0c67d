import { describe, expect, test } from 'vitest'
import { describeFault, withoutSecrets } from './fault-words.ts'

describe('what a fault says holds nothing that is somebody’s', () => {
  test.each([
    ['mail to reimu@hakurei.example failed', 'mail to … failed'],
    ['connect to 203.0.113.77 and 2001:db8::7:1 timed out', 'connect to … and … timed out'],
    ['invalid input syntax for type integer: "see my diary"', 'invalid input syntax for type integer: "…"'],
    [
      'duplicate key value violates unique constraint "members_mail"',
      'duplicate key value violates unique constraint "members_mail"',
    ],
    ['bad header Dessert abcDEF', 'bad header Dessert …'],
    [`token 9${'x7'.repeat(20)} is over`, 'token … is over'],
    [`${'a1'.repeat(32)}`, '…'],
  ])('%s', (said, kept) => {
    expect(withoutSecrets(said)).toBe(kept)
  })
})

const stack = `TypeError: x
    at Object.<anonymous> (/srv/site/node_modules/kysely/dist/esm/a.js:1:1)
    at save (file:///srv/site/nouns/replays/server/upload-replay.ts:51:3)`

test('faults that differ by numbers only are one; others are not', () => {
  const fault = { kind: 'server', message: 'row 17 is gone', stack, path: '/api/hrpy/0003?x=secret' } as const
  const one = describeFault(fault)
  expect(one).toMatchObject({ place: 'nouns/replays/server/upload-replay.ts:51', path: '/api/hrpy/0003' })
  expect(describeFault({ ...fault, message: 'row 18 is gone', path: '/api/hrpy/0004' }).fingerprint).toBe(
    one.fingerprint,
  )
  expect(describeFault({ ...fault, message: 'row 18 is here' }).fingerprint).not.toBe(one.fingerprint)
  expect(describeFault({ ...fault, kind: 'client' }).fingerprint).not.toBe(one.fingerprint)
})

test.each([
  ['file:///srv/site/nouns/bets/server/a.ts:1:2', 'nouns/bets/server/a.ts:1'],
  ['file:///srv/nouns/house/kit/http/b.ts:3:4', 'house/kit/http/b.ts:3'],
  ['/srv/cake/site/seed/seed.ts:5:6', 'site/seed/seed.ts:5'],
  ['/srv/cake/site/contract.ts:7:8', 'site/contract.ts:7'],
  ['/srv/cake/replay/src/parse.ts:9:1', 'replay/src/parse.ts:9'],
  ['https://cake.example/assets/page-x1.js:1:99', '/assets/page-x1.js:1'],
  ['/srv/cake/scripts/start.mjs:1:1', ''],
])('a fault in %s', (line, place) => {
  const fault = { kind: 'server', message: 'x', path: '', stack: `Error: x\n    at f (${line})` } as const
  expect(describeFault(fault).place).toBe(place)
})
