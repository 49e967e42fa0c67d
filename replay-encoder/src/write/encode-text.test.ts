import { expect, test } from 'vitest'
import { canEncode, encodeText } from './encode-text.ts'

test.each([
  ['cp932', 'shift_jis', 7000],
  ['gbk', 'gbk', 21_000],
] as const)('every visible character of %s decodes to itself', (charset, label, atLeast) => {
  const all = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).filter(
    (one) => !/\p{Cc}/u.test(one),
  )
  const known = all.filter((character) => canEncode(character, charset))
  expect(known.length).toBeGreaterThan(atLeast)
  expect(new TextDecoder(label, { fatal: true }).decode(encodeText(known.join(''), charset))).toBe(known.join(''))
})

test('knows the bytes of both charsets', () => {
  expect([...encodeText('弾幕～ｱ', 'cp932')]).toEqual([0x92, 0x65, 0x96, 0x8b, 0x81, 0x60, 0xb1])
  expect([...encodeText('弹幕', 'gbk')]).toEqual([0xb5, 0xaf, 0xc4, 0xbb])
})

test('refuses what a charset lacks', () => {
  expect(canEncode('弹', 'cp932')).toBe(false)
  expect(() => encodeText('弹', 'cp932')).toThrow(RangeError)
  expect(() => encodeText('🍰', 'gbk')).toThrow(RangeError)
})
