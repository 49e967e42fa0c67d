import { expect, test } from 'vitest'
import { type Hiding, hidersOf, hidingMs, hidingPause, hidingPauseMs, hidingProblem } from './hidings.ts'

const now = new Date('2026-11-01T10:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const hiding = (member: number, more: Partial<Hiding> = {}): Hiding => ({
  member,
  at: ago(60_000),
  decided_at: null,
  upheld: null,
  ...more,
})
/** Accounts 1 and 11, 2 and 12 … belong to one person. */
const floor = { edited_at: null, personOf: (member: number) => member % 10, now }

test('different people are counted, while their hidings are new and not decided', () => {
  const count = (...hidings: Hiding[]) => hidersOf({ ...floor, hidings })
  expect(count()).toBe(0)
  expect(count(hiding(1), hiding(2), hiding(3))).toBe(3)
  expect(count(hiding(1), hiding(11), hiding(2))).toBe(2)
  expect(count(hiding(1), hiding(2, { at: ago(hidingMs) }))).toBe(1)
  expect(count(hiding(1), hiding(2, { at: ago(hidingMs - 1) }))).toBe(2)
  expect(count(hiding(1), hiding(2, { decided_at: ago(1), upheld: true }))).toBe(1)
})

test('a person hides a floor once', () => {
  const problem = (by: number, ...hidings: Hiding[]) => hidingProblem(by, { ...floor, hidings })
  expect(problem(1)).toBeNull()
  expect(problem(1, hiding(1))).toBe('hidAlready')
  expect(problem(11, hiding(1))).toBe('hidByLinked')
  expect(problem(11, hiding(1), hiding(11))).toBe('hidAlready')
  expect(problem(2, hiding(1))).toBeNull()
  expect(problem(1, hiding(1, { at: ago(hidingMs) }))).toBeNull()
})

test('a floor that staff let be is hidden again only after an edit', () => {
  const reversed = hiding(2, { decided_at: ago(1_000), upheld: false })
  const problem = (edited_at: Date | null) => hidingProblem(1, { ...floor, hidings: [reversed], edited_at })
  expect(problem(null)).toBe('hideLooked')
  expect(problem(ago(2_000))).toBe('hideLooked')
  expect(problem(ago(500))).toBeNull()
  expect(hidingProblem(1, { ...floor, hidings: [{ ...reversed, upheld: true }] })).toBeNull()
})

test('a reversed hiding costs the right for a week', () => {
  expect(hidingPause(null, now)).toBeNull()
  expect(hidingPause(ago(0), now)?.getTime()).toBe(now.getTime() + hidingPauseMs)
  expect(hidingPause(ago(hidingPauseMs), now)).toBeNull()
})
