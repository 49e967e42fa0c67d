import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordProblem } from './accounts.ts'
import { inputSymbols, outputSymbols, strengthenPassword } from './password-helper.ts'

const input = fc.string({ unit: fc.constantFrom(...inputSymbols), minLength: 1, maxLength: 18 })

test('the tables hold printable ASCII without the excluded symbols', () => {
  const printable = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
  expect(inputSymbols).toBe(printable.replace(/[ "'<>\\&;|`~]/g, ''))
  expect(inputSymbols).toHaveLength(84)
  expect(new Set(outputSymbols).size).toBe(85)
})

test.each([
  '',
  'a'.repeat(19),
  'a b',
  'a"b',
  "it's",
  '<b>',
  'a\\b',
  'a&b',
  'a;b',
  'a|b',
  'a`b',
  'a~b',
  '甜品',
  'é',
  'a\n',
])('nothing for %j', (s) => {
  expect(strengthenPassword(s)).toBe('')
})

test('the result never changes: people rely on it', () => {
  expect(strengthenPassword('abc')).toBe('w?K3i5uq[g]JYmr~p^')
  expect(strengthenPassword('0')).toMatchInlineSnapshot(`"5)7.17XXo)u$]zJiXI"`)
  expect(strengthenPassword('z'.repeat(18))).toMatchInlineSnapshot(`"/W-QUO6dtHa:5?Lf,o"`)
})

test('is 18 symbols of the table, of all four kinds, and a valid password', () => {
  fc.assert(
    fc.property(input, (s) => {
      const password = strengthenPassword(s)
      expect(password).toHaveLength(18)
      for (const symbol of password) expect(outputSymbols).toContain(symbol)
      for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]) expect(password).toMatch(kind)
      expect(passwordProblem(password)).toBeNull()
    }),
  )
})

test('different inputs give passwords that differ in most places', () => {
  fc.assert(
    fc.property(input, input, (a, b) => {
      fc.pre(a !== b)
      const [p, q] = [strengthenPassword(a), strengthenPassword(b)]
      expect([...p].filter((symbol, i) => symbol === q[i]).length).toBeLessThan(9)
    }),
  )
})

test('no two of many near inputs meet, and every symbol is used about equally', () => {
  const seen = new Set<string>()
  const counts = new Map<string, number>()
  for (const a of inputSymbols)
    for (const b of inputSymbols) {
      const password = strengthenPassword(a + b)
      seen.add(password)
      for (const symbol of password) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
    }
  const mean = (84 * 84 * 18) / 85
  expect(seen.size).toBe(84 * 84)
  expect(counts.size).toBe(85)
  for (const count of counts.values()) expect(Math.abs(count / mean - 1)).toBeLessThan(0.25)
})
