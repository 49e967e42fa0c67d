import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldNickname } from './fold-nickname.ts'

describe('the same name', () => {
  test.each([
    ['Sakuya', 'sakuya'],
    ['Sakuya', 'Ｓａｋｕｙａ'],
    ['Sakuya', 'Sаkuya'],
    ['Sakuya', 'Ѕakuya'],
    ['Sakuya', 'Sa\u200bku\u2060ya\ufeff'],
    ['  Sakuya  B ', 'sakuya B'],
    ['Cirno9', 'СIRNО9'],
    ['Alice', 'AIice'],
    ['Alice', 'A1ice'],
    ['Alice', 'Αlιce'],
    ['bot', 'b0t'],
    ['straße', 'STRASSE'],
    ['カード', 'ｶｰﾄﾞ'],
    ['力士', 'カ士'],
    ['一口', 'ー口'],
    ['café', 'cafe\u0301'],
    ['甜品', '甜\u00ad品'],
    ['①', '1'],
    ['İstanbul', 'i\u0307stanbul'],
  ])('%s and %s', (a, b) => {
    expect(foldNickname(a)).toBe(foldNickname(b))
  })
})

describe('different names', () => {
  test.each([
    ['甜品', '甜点'],
    ['cafe', 'café'],
    ['か', 'が'],
    ['rn', 'm'],
    ['a b', 'ab'],
    ['猫', '描'],
  ])('%s and %s', (a, b) => {
    expect(foldNickname(a)).not.toBe(foldNickname(b))
  })
})

const tricky = fc.constantFrom(...' ilI1|oO0σΣςßẞİıŉǰΐﬁａｶﾞー一かへäöа\u0301\u0307\u0308\u0345\u3099\u200b\u00ad\u3000')
const name = fc.oneof(fc.string({ unit: tricky }), fc.string({ unit: 'binary' }))

test('folding again changes nothing', () => {
  fc.assert(
    fc.property(name, (s) => {
      expect(foldNickname(foldNickname(s))).toBe(foldNickname(s))
    }),
    { numRuns: 2_000 },
  )
})

/** The iota written below a Greek vowel becomes a letter of its own in upper case. */
const hasIotaBelow = (s: string) => s.normalize('NFKD').includes('\u0345')

test('case never matters', () => {
  fc.assert(
    fc.property(name, (s) => {
      fc.pre(!hasIotaBelow(s))
      expect(foldNickname(s.toUpperCase())).toBe(foldNickname(s))
    }),
    { numRuns: 2_000 },
  )
})
