import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accountProblem,
  firstUserId,
  introductionProblem,
  isUserId,
  mailProblem,
  newMailProblem,
  nicknameProblem,
  normalMail,
  normalNickname,
  parseUserId,
  passwordMaterial,
  passwordPrefix,
  passwordProblem,
  repeatProblem,
} from './accounts.ts'

describe('user ids', () => {
  test.each([1_000_000, firstUserId, 9_999_999_999])('%i is one', (n) => {
    expect(isUserId(n)).toBe(true)
    expect(parseUserId(String(n))).toBe(n)
  })
  test.each([999_999, 10_000_000_000, 1_000_001.5, Number.NaN, -1_000_001, '1000001', null])('%j is none', (n) => {
    expect(isUserId(n)).toBe(false)
  })
  test.each(['', '999999', '0100001', '+1000001', ' 1000001', '1e6', '1000001a', '10000000000', '１０００００１'])(
    'the text %j is none',
    (s) => {
      expect(parseUserId(s)).toBeNull()
    },
  )
})

describe('account', () => {
  test.each(['abc', 'A_1', '___', '0123456789'])('%s is valid', (s) => {
    expect(accountProblem(s)).toBeNull()
  })
  test.each(['', 'ab', '01234567890', 'a-b', 'a b', '甜品屋', 'abcé', 'abc\n', 'ａｂｃ'])('%j is not', (s) => {
    expect(accountProblem(s)).toBe('accountInvalid')
  })
})

describe('nickname', () => {
  test.each([
    ['', 'nickEmpty'],
    ['  \u3000', 'nickEmpty'],
    ['\u200b\u202e', 'nickEmpty'],
    ['甜品屋的猫猫头', null],
    ['甜品屋的猫猫头们', null],
    ['甜品屋的猫猫头们a', 'nickLong'],
    ['a'.repeat(24), null],
    ['a'.repeat(25), 'nickLong'],
    [` ${'a'.repeat(24)} `, null],
    ['👨‍👩‍👧', null],
    ['❤️猫', null],
    ['葛\u{e0100}城', null],
  ])('%j: %s', (s, problem) => {
    expect(nicknameProblem(s)).toBe(problem)
  })
  test.each(['\u2800', '\ufff9', '\u{13430}', '\u{16fe4}', '\ue000', '\ud800', '\u0378', '\u200b', '\u3164'])(
    '%j is not seen',
    (c) => expect(nicknameProblem(`店长${c}`)).toBe('nickUnseen'),
  )
  test('is kept trimmed, single-spaced, without control and direction characters', () => {
    expect(normalNickname('  a \t\u3000 b\u202e\u0007 ')).toBe('a b')
  })
  test('its kept form is stable', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(' ', '\t', '\u0007', '\u202e', '\u3000', 'e', '\u0301', '甜') }),
        (s) => {
          expect(normalNickname(normalNickname(s))).toBe(normalNickname(s))
        },
      ),
    )
  })
})

test('an introduction may be empty, not too long', () => {
  expect(introductionProblem('')).toBeNull()
  expect(introductionProblem('字'.repeat(100))).toBeNull()
  expect(introductionProblem('字'.repeat(101))).toBe('introLong')
})

describe('password', () => {
  test.each([
    ['', 'pwShort'],
    ['abc12', 'pwShort'],
    ['abc123', null],
    ['甜品屋弹幕吧', null],
    ['123456', 'pwDigits'],
    ['12345678901234567890', 'pwDigits'],
    ['１２３４５６', 'pwDigits'],
    ['12345a', null],
    ['123 456', null],
    ['🍰🍰🍰🍰🍰', 'pwShort'],
    ['🍰🍰🍰🍰🍰🍰', null],
  ])('%j: %s', (s, problem) => {
    expect(passwordProblem(s)).toBe(problem)
  })
  test('must be repeated, however it was composed', () => {
    expect(repeatProblem('caf\u00e9s!', 'cafe\u0301s!')).toBeNull()
    expect(repeatProblem('abc123', 'abc124')).toBe('pwMismatch')
    expect(repeatProblem('abc123', 'Abc123')).toBe('pwMismatch')
  })
  test('is hashed with the prefix, composed', () => {
    expect(passwordMaterial('ａbc')).toBe(`${passwordPrefix}abc`)
    expect(passwordMaterial('caf\u00e9')).toBe(passwordMaterial('cafe\u0301'))
  })
})

describe('mail', () => {
  test.each(['a@b.cn', 'First.Last+tag@sub.example.com', ' x@y.org ', "o'neil@example.ie", 'a@xn--fiqs8s.xn--fiqz9s'])(
    '%j is valid',
    (s) => {
      expect(mailProblem(s)).toBeNull()
    },
  )
  test.each([
    '',
    'a',
    '@b.cn',
    'a@',
    'a@b',
    'a@b.c',
    'a@@b.cn',
    'a@b@c.cn',
    'a b@c.cn',
    '.a@b.cn',
    'a.@b.cn',
    'a..b@c.cn',
    'a@-b.cn',
    'a@b-.cn',
    'a@b..cn',
    'a@b.12',
    'a@b.cn\nBcc: x@y.cn',
    '甜@b.cn',
    `${'a'.repeat(65)}@b.cn`,
    `a@${'b.'.repeat(130)}cn`,
    'a@[127.0.0.1]',
  ])('%j is not', (s) => {
    expect(mailProblem(s)).toBe('mailInvalid')
  })
  test('no new one is below `.invalid`, where no mail goes', () => {
    for (const s of ['a@demo.invalid', ' A@Demo.INVALID ', 'a@b.c.invalid', 'a@ｄｅｍｏ.ｉｎｖａｌｉｄ', 'a'])
      expect(newMailProblem(s), s).toBe('mailInvalid')
    for (const s of ['a@invalid.cn', 'a@notinvalid.example', 'a@b.notinvalid']) expect(newMailProblem(s), s).toBeNull()
    expect(mailProblem('a@demo.invalid')).toBeNull()
  })
  test('is kept trimmed, narrow and in lower case', () => {
    expect(normalMail(' Ａ.B@Example.COM ')).toBe('a.b@example.com')
  })
  test('long nonsense is told quickly and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (s) => {
        expect([null, 'mailInvalid']).toContain(mailProblem(s))
      }),
    )
    expect(mailProblem(`${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}`)).toBe('mailInvalid')
  })
})
