import { expect, test } from 'vitest'
import { signatureKey } from './pilots.ts'

test('a signature is the same in any case and width', () => {
  expect(signatureKey('flan ')).toBe('FLAN')
  expect(signatureKey('ＦＬＡＮ')).toBe('FLAN')
})

test.each(['', 'NO NAME', 'AAAAAAAA', '12:30:45'])('%j binds nobody', (name) => {
  expect(signatureKey(name)).toBe('')
})
