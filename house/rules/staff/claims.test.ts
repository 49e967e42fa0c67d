import { expect, test } from 'vitest'
import { noteProblem, reasonProblem } from './claims.ts'

test('a reason says something and is not too long; a note may be empty', () => {
  expect(reasonProblem(' \u200b')).toBe('reasonEmpty')
  expect(reasonProblem('字'.repeat(101))).toBe('reasonLong')
  expect(reasonProblem('字'.repeat(100))).toBe(null)
  expect(noteProblem('')).toBe(null)
})
