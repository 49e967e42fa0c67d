import { expect, test } from 'vitest'
import { zh } from '#words/pack.zh.ts'
import { frameTime, iscoreText, powerText, slowText } from './run-numbers.ts'

test('frames are sixtieths of a second', () => {
  expect(frameTime(104_882, zh)).toBe('29 分 08 秒')
  expect(frameTime(29, zh)).toBe('0 分 00 秒')
})

test('numbers are written as the games write them', () => {
  expect(powerText(6, 128)).toBe('128')
  expect(powerText(14, 4)).toBe('4.00')
  expect(slowText(0.0213, zh)).toBe('0.02 %')
  expect(slowText(null, zh)).toBe('未知')
  expect(iscoreText(74_690, 'exact')).toBe('74.690')
  expect(iscoreText(74_690)).toBe('74.7')
})
