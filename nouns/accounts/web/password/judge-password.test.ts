import { expect, test } from 'vitest'
import { strengthenPassword } from '#rules/people/password-helper.ts'
import { judgePassword } from './judge-password.ts'

test.each([
  ['', 'weak'],
  ['abc123', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['1234567890ab', 'weak'],
  ['moonlight', 'weak'],
  ['Moonlight-7', 'fair'],
  ['Moon & 7 teas', 'good'],
  ['今晚月色真美呀', 'good'],
  ['tea, rain and nine tails', 'strong'],
])('%s is %s', (password, strength) => {
  expect(judgePassword(password)).toBe(strength)
})

test('what the helper writes is strong', () => {
  expect(judgePassword(strengthenPassword('sakura'))).toBe('strong')
})
