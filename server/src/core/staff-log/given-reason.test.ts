import { limits } from '@patisserie/rules/limits'
import { expect, test } from 'vitest'
import { givenReason } from './given-reason.ts'

const refuse = (code: string): never => {
  throw new Error(code)
}
const longest = '糖'.repeat(limits.reason / 3)

test('a reason is stored without the white space around it', () => {
  expect(givenReason('  too sweet\n', refuse)).toBe('too sweet')
  expect(givenReason(` ${longest} `, refuse)).toBe(longest)
})

test.each(['', ' \n\u200b'])('%j is no reason', (reason) => {
  expect(() => givenReason(reason, refuse)).toThrow('missingReason')
})

test('a reason may be as long as its limit and no longer', () => {
  expect(() => givenReason(`${longest}a`, refuse)).toThrow('reasonLong')
})
