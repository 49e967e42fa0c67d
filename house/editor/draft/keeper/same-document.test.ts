import { expect, test } from 'vitest'
import { sameDocument } from './same-document.ts'

test('the order of keys does not matter, the order of a list does', () => {
  expect(sameDocument({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true)
  expect(sameDocument([1, 2], [2, 1])).toBe(false)
})

test.each([
  [[], {}],
  [{}, []],
  ['', {}],
  [{}, ''],
  [null, {}],
  [{}, null],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: undefined }, { b: undefined }],
])('%j and %j differ', (a, b) => expect(sameDocument(a, b)).toBe(false))
