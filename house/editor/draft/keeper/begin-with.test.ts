import { expect, test } from 'vitest'
import type { Draft } from '#contract/writing.ts'
import { beginWith } from './begin-with.ts'
import type { LocalCopy } from './local-copy.ts'

const says = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })
const copy = (text: string, base: number, changed: boolean): LocalCopy => ({
  document: says(text),
  title: '',
  base,
  changed,
  at: '2026-11-01T00:00:00Z',
})
const draft = (text: string, version: number): Draft => ({
  version,
  TIME: '2026-11-01T00:00:00Z',
  title: '',
  // The database returns the keys in another order.
  document: { content: [{ content: [{ text, type: 'text' }], type: 'paragraph' }], type: 'doc' },
})

test('nothing anywhere begins with nothing', () => {
  expect(beginWith(null, null)).toEqual({ with: 'nothing' })
})

test('what only this browser has stays', () => {
  expect(beginWith(copy('a', 0, true), null)).toEqual({ with: 'copy', base: 0 })
})

test('words written since go on, though the version was posted elsewhere; without any the copy goes', () => {
  expect(beginWith(copy('a', 3, true), null)).toEqual({ with: 'copy', base: 0 })
  expect(beginWith(copy('a', 3, false), null)).toEqual({ with: 'nothing' })
})

test('another device finds what the server has', () => {
  const newest = draft('a', 3)
  expect(beginWith(null, newest)).toEqual({ with: 'server', draft: newest })
  expect(beginWith(copy('old', 2, false), newest)).toEqual({ with: 'server', draft: newest })
})

test('the copy that goes on from the newest version is the newer one', () => {
  expect(beginWith(copy('a and b', 3, true), draft('a', 3))).toEqual({ with: 'copy', base: 3 })
})

test('the same words are no quarrel, whatever versions say', () => {
  expect(beginWith(copy('a', 1, true), draft('a', 4))).toEqual({ with: 'copy', base: 4 })
})

test('two that went apart are both shown', () => {
  const newest = draft('theirs', 4)
  expect(beginWith(copy('mine', 3, true), newest)).toEqual({ with: 'both', draft: newest })
})
