import { describe, expect, test } from 'vitest'
import { findMention, isSearched } from './find-mention.ts'

describe('a name being typed', () => {
  test.each([
    ['@ko', 'ko'],
    ['今天和@灵梦', '灵梦'],
    ['(@ko', 'ko'],
    ['两个 @a @ko', 'ko'],
    ['＠恋恋', '恋恋'],
    ['@', ''],
  ])('%s', (before, text) => expect(findMention(before)?.text).toBe(text))

  test.each(['', '没有', 'somebody@example.test', 'a@b', '@ko ishi', '@ko\ufffc', `@${'长'.repeat(73)}`])(
    'there is none in %s',
    (before) => expect(findMention(before)).toBeNull(),
  )

  test('two characters are searched for, however many units they are', () => {
    expect([isSearched('k'), isSearched('ko'), isSearched('𠮷'), isSearched('𠮷野')]).toEqual([
      false,
      true,
      false,
      true,
    ])
  })
})
