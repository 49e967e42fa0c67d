import { expect, test } from 'vitest'
import { findFault, markOf } from './fault-list.ts'
import { faultsOf } from './faults.ts'
import { nearestTo } from './nearest.ts'

const code = 'const most = true\nexport function rowOf(a: number) { return list(() => a < 3) }\n'
const path = 'nouns/bets/web/slip/slip.tsx'
const faults = faultsOf(path, code)
const faultOf = (what: string) => faults.find((fault) => fault.what === what) ?? faults[0]

const tests = [
  'nouns/bets/journeys/bets.test.ts',
  'nouns/bets/journeys/slip.test.ts',
  'nouns/clubs/journeys/quick.test.ts',
  'nouns/clubs/journeys/slow.test.ts',
  'nouns/bets/server/slip.test.ts',
  'nouns/bets/web/slip/bar.test.ts',
]
const map = {
  version: 1,
  tests,
  ms: [5, 9, 1, 2, 3, 4],
  files: { [path]: { '': [0, 1, 2, 3, 4, 5], 'rowOf>list': [3, 2, 1, 0, 4, 5], rowOf: [2] } },
} as const

const nearest = (what: string) => {
  const fault = faultOf(what)
  return fault && nearestTo(fault, code, map).map(({ testFile }) => testFile)
}

test('the tests of the innermost function: units, then the nearest paths, then the fastest; no features for pages', () => {
  expect(nearest('< becomes <=')).toEqual([tests[5], tests[1], tests[0], tests[2], tests[3]])
})

test('outside of functions the tests of the whole file', () => {
  expect(nearest('true becomes false')).toHaveLength(5)
})

test('nothing reaches a function without a record', () => {
  const other = code.replace('list(', 'other(')
  const fault = faultsOf(path, other).find(({ what }) => what === '< becomes <=')
  expect(fault && nearestTo(fault, other, map)).toEqual([])
})

test('a saved fault is found where the file has changed elsewhere, and not where its line has', () => {
  const fault = faultOf('3 becomes 4')
  const mark = fault && markOf(fault, code)
  const moved = `const first = 3\n${code}`
  const found = mark && findFault(mark, moved)
  expect(found && moved.slice(found.start, found.end)).toBe('3')
  expect(found?.line).toBe(3)
  expect(mark && findFault(mark, code.replace('rowOf', 'rowAt'))).toBeUndefined()
})
