import { expect, test } from 'vitest'
import * as limits from '#rules/staff/staff-limits.ts'
import { givenReason } from './given-reason.ts'

const given = (reason: string) =>
  givenReason(reason, (code) => {
    throw new Error(code)
  })

test('a reason is trimmed, and may be as long as the limit', () => {
  expect(given('  too sweet\n')).toBe('too sweet')
  const longest = 'a'.repeat(limits.reason)
  expect(given(` ${longest} `)).toBe(longest)
  expect(() => given(`${longest}a`)).toThrow('reasonLong')
})

test('a blank reason is none', () => {
  for (const blank of ['', ' \n', '\u200b']) expect(() => given(blank)).toThrow('missingReason')
})
