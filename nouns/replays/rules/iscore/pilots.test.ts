import { expect, test } from 'vitest'
import { noteProblem, reasonProblem, signatureKey } from './pilots.ts'

test('a signature is the same in any case and width', () => {
  expect(signatureKey('flan ')).toBe('FLAN')
  expect(signatureKey('ＦＬＡＮ')).toBe('FLAN')
})

test.each(['', 'NO NAME', 'AAAAAAAA', '12:30:45'])('%j binds nobody', (name) => {
  expect(signatureKey(name)).toBe('')
})

test('a reason says something and is not too long; a note may be empty', () => {
  expect(reasonProblem(' \u200b')).toBe('reasonEmpty')
  expect(reasonProblem('字'.repeat(101))).toBe('reasonLong')
  expect(reasonProblem('字'.repeat(100))).toBe(null)
  expect(noteProblem('')).toBe(null)
})
