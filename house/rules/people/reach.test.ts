import { describe, expect, test } from 'vitest'
import { type ReachAct, type Relation, reachActs, reaches } from './reach.ts'

const strangers: Relation = { blocked: false, blocker: false, blackFlagged: false, closed: false }
const all = (reached: boolean) => Object.fromEntries(reachActs.map((act) => [act, reached]))

/** What passes under each circumstance alone. */
const matrix: Readonly<Record<keyof Relation, Readonly<Record<string, boolean>>>> = {
  blocked: all(false),
  blocker: all(false),
  closed: all(false),
  blackFlagged: { ...all(false), comment: true },
}

describe.each(reachActs)('%s', (act: ReachAct) => {
  test('reaches a stranger', () => expect(reaches(act, strangers)).toBe(true))
  test.each(Object.entries(matrix))('when %s', (name, row) => {
    expect(reaches(act, { ...strangers, [name]: true })).toBe(row[act])
  })
  test('a second circumstance never opens what one has closed', () => {
    for (const one of Object.keys(matrix)) {
      if (reaches(act, { ...strangers, [one]: true })) continue
      for (const two of Object.keys(matrix))
        expect(reaches(act, { ...strangers, [one]: true, [two]: true })).toBe(false)
    }
  })
})
