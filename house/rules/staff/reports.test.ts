import { expect, test } from 'vitest'
import { decideProblem, type ReportState, reportHead, reportTakenMs, standingNow, takeProblem } from './reports.ts'

const now = new Date('2026-01-01T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const report = (state: ReportState, taker: number | null = null, taken_at: Date | null = null) => ({
  state,
  taker,
  taken_at,
})
const parties = [1, 2]

test.each([
  ['free', report('open'), 9, null],
  ['in one’s own hands', report('taken', 9, ago(1)), 9, null],
  ['in another’s hands', report('taken', 8, ago(1)), 9, 'reportTaken'],
  ['left by another half an hour ago', report('taken', 8, ago(reportTakenMs)), 9, null],
  ['one’s own report', report('open'), 1, 'reportOwn'],
  ['about oneself', report('open'), 2, 'reportOwn'],
  ['decided', report('pass', 9), 9, 'reportDecided'],
  ['closed', report('done', 9), 8, 'reportDecided'],
] as const)('taking one that is %s', (_what, standing, by, problem) => {
  expect(takeProblem(standing, { by, isParty: parties.includes(by), now })).toBe(problem)
})

test.each([
  ['in one’s own hands', report('taken', 9, ago(1)), 9, null],
  // Nobody has taken it since.
  ['left by oneself', report('taken', 9, ago(reportTakenMs * 2)), 9, null],
  ['in another’s hands', report('taken', 8, ago(1)), 9, 'reportNotTaken'],
  ['free', report('open'), 9, 'reportNotTaken'],
  ['decided', report('notPass', 9), 9, 'reportDecided'],
] as const)('deciding one that is %s', (_what, standing, by, problem) => {
  expect(decideProblem(standing, by)).toBe(problem)
})

test('one that was taken and left is open again', () => {
  expect(standingNow(report('taken', 9, ago(reportTakenMs)), now)).toEqual({ state: 'open', until: null })
  expect(standingNow(report('taken', 9, now), now)).toEqual({
    state: 'taken',
    until: new Date(now.getTime() + reportTakenMs),
  })
  expect(standingNow(report('pass', 9, ago(1)), now)).toEqual({ state: 'pass', until: null })
})

test('a report names who works on it only while it is theirs', () => {
  const said = {
    priority: false,
    reason: 'why',
    at: ago(5),
    reporter: 1,
    reporter_nick: 'One',
    decision: '',
    judges: [],
  }
  const taken = (ms: number) => ({ ...report('taken', 9, ago(ms)), ...said, taker_nick: 'Nine' })
  const head = {
    priority: false,
    reason: 'why',
    time: ago(5).toISOString(),
    BY: { UID: 1, NICK: 'One' },
    decision: '',
    JUDGES: [],
  }
  expect(reportHead(taken(0), now)).toEqual({
    ...head,
    state: 'taken',
    TAKEN: { UID: 9, NICK: 'Nine', until: new Date(now.getTime() + reportTakenMs).toISOString() },
  })
  expect(reportHead(taken(reportTakenMs), now)).toEqual({ ...head, state: 'open', TAKEN: null })
})
