import { expect, test } from 'vitest'
import { isForStaff, type Judgement, judgeProblem, outcomeOf } from './judging.ts'

/** Accounts 1 and 11, 2 and 12 … belong to one person. */
const judging = { parties: [3, 4], personOf: (member: number) => member % 10 }
const pass = (member: number): Judgement => ({ member, verdict: 'pass' })

test('the second who agrees decides; who differs leaves it to staff', () => {
  expect(outcomeOf({ verdict: 'pass', said: [] })).toBe('waits')
  expect(outcomeOf({ verdict: 'pass', said: [pass(1)] })).toBe('decided')
  expect(outcomeOf({ verdict: 'notPass', said: [pass(1)] })).toBe('staff')
  expect(isForStaff([pass(1)])).toBe(false)
  expect(isForStaff([pass(1), { member: 2, verdict: 'notPass' }])).toBe(true)
})

test('nobody judges twice, with no account; nor what is about them', () => {
  expect(judgeProblem({ ...judging, by: 2, said: [pass(1)] })).toBeNull()
  expect(judgeProblem({ ...judging, by: 1, said: [pass(1)] })).toBe('judgedAlready')
  expect(judgeProblem({ ...judging, by: 11, said: [pass(1)] })).toBe('judgedAlready')
  for (const by of [3, 4, 13, 14]) expect(judgeProblem({ ...judging, by, said: [] })).toBe('reportOwn')
})
