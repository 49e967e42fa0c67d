import { expect, test } from 'vitest'
import { commentProblem } from './comments.ts'

test.each([
  [' \u3000', 'commentEmpty'],
  ['好', null],
  ['好'.repeat(200), null],
  ['好'.repeat(201), 'commentLong'],
  ['a'.repeat(600), null],
  ['a'.repeat(601), 'commentLong'],
])('%j: %s', (text, problem) => {
  expect(commentProblem(text)).toBe(problem)
})
