import { expect, test } from 'vitest'
import { byTurns, isWhole } from './by-turns.ts'

test.skipIf(isWhole)('every nth case from a turn on', () => {
  const cases = [...'abcdefg']
  expect(byTurns(cases, { nth: 3 })).toEqual(['a', 'd', 'g'])
  expect(byTurns(cases, { nth: 3, turn: 4 })).toEqual(['b', 'e'])
  expect(() => byTurns(['a'], { nth: 3, turn: 1 })).toThrow('of 1 cases none')
})
