import { describe, expect, test } from 'vitest'
import { areEnough, type BetCourse, mayObjectUntil, objectsAgainFrom, phaseOf } from './result.ts'

const deadline = new Date('2026-11-20T12:00:00Z')
const hours = (count: number, from = deadline) => new Date(from.getTime() + count * 3_600_000)
const none = { people: 0, staked: 0, of: 400 }
const ended: BetCourse = { deadline, proposedAt: null, changedAt: null, objections: none }
const proposed: BetCourse = { ...ended, proposedAt: hours(2) }
const contested: BetCourse = { ...proposed, objections: { people: 3, staked: 9, of: 400 } }

describe('where an event stands', () => {
  test.each<[string, BetCourse, number, string, number | null]>([
    ['before the deadline', ended, -1, 'open', 0],
    ['at the deadline', ended, 0, 'ended', 168],
    ['a week after it, to the second', ended, 168, 'overdue', null],
    ['just before that', ended, 167.999, 'ended', 168],
    ['a proposal stands for a day', proposed, 2, 'proposed', 26],
    ['and counts after it', proposed, 26, 'due', null],
    ['however long after', proposed, 1_000, 'due', null],
    ['few objections change nothing', { ...proposed, objections: { people: 2, staked: 39, of: 400 } }, 26, 'due', null],
    ['enough wait for a decision', contested, 3, 'contested', 74],
    ['also after the day', contested, 73.999, 'contested', 74],
    ['at most two days longer', contested, 74, 'due', null],
    ['a changed result stands for a day of its own', { ...contested, changedAt: hours(40) }, 63, 'proposed', 64],
    ['and counts then', { ...contested, changedAt: hours(40) }, 64, 'due', null],
  ])('%s', (...[, course, at, phase, until]) => {
    expect(phaseOf(course, hours(at))).toEqual({ phase, until: until === null ? null : hours(until) })
  })
})

test.each([
  [{ people: 0, staked: 0, of: 0 }, false],
  [{ people: 3, staked: 3, of: 400 }, true],
  [{ people: 2, staked: 39, of: 400 }, false],
  [{ people: 1, staked: 40, of: 400 }, true],
])('%j are enough: %s', (objections, enough) => {
  expect(areEnough(objections)).toBe(enough)
})

test('one may object for a day, and after an unfounded objection not for 90', () => {
  expect(mayObjectUntil(hours(2))).toEqual(hours(26))
  expect(objectsAgainFrom(hours(0))).toEqual(hours(90 * 24))
})
