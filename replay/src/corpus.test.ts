import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseReplay } from './parse.ts'
import { plainRecord } from './plain-record.ts'

const FOLDER = new URL('../../../shared/replays/', import.meta.url)
const PRESENT = existsSync(FOLDER)
if (!PRESENT) console.warn(`skipped: no replay collection at ${FOLDER.pathname}`)

/** Keys of an expectation that describe the file itself; the parser does not output them. */
const NOT_OUTPUT = new Set(['source', 'why', 'note', 'size'])

describe.skipIf(!PRESENT)('real files', () => {
  const expected = readExpected('expected.json')

  test('every file has its expectation', () => {
    expect(expected.map((each) => each.file).sort()).toEqual(readdirSync(new URL('real/', FOLDER)).sort())
  })

  test.each(expected.map((each) => [String(each.file), each] as const))('%s', (file, facts) => {
    const actual = plainRecord(file, parseReplay(readFileSync(new URL(`real/${file}`, FOLDER))))
    const keys = Object.keys(facts).filter((key) => !NOT_OUTPUT.has(key))
    expect(differences(Object.fromEntries(keys.map((key) => [key, facts[key]])), actual)).toEqual([])
    // The output has no key beyond the expected ones, except `warnings`.
    expect(Object.keys(actual).filter((key) => !keys.includes(key) && key !== 'warnings')).toEqual([])
  })
})

describe.skipIf(!PRESENT)('hostile files', () => {
  test.each(readExpected('hostile/expected.json').map((each) => [String(each.file), each] as const))(
    '%s',
    (file, facts) => {
      const actual = plainRecord(file, parseReplay(readFileSync(new URL(`hostile/${file}`, FOLDER))))
      if (facts.expect !== 'either') expect(actual.expect).toBe(facts.expect)
      const { warnings = [], ...rest } = facts
      const keys = Object.keys(rest).filter((key) => !NOT_OUTPUT.has(key) && key !== 'expect')
      expect(differences(Object.fromEntries(keys.map((key) => [key, rest[key]])), actual)).toEqual([])
      expect(actual.warnings).toEqual(expect.arrayContaining(warnings as unknown[])) // the file has a list of codes
    },
  )
})

type Facts = Record<string, unknown>

function readExpected(path: string): Facts[] {
  if (!PRESENT) return [{ file: 'absent' }]
  return JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'))
}

/** Paths at which `actual` differs from `expected`; numbers are equal within 1e-4. */
function differences(expected: unknown, actual: unknown, path = ''): string[] {
  if (typeof expected === 'number' && typeof actual === 'number')
    return Math.abs(expected - actual) <= 1e-4 ? [] : [`${path}: ${actual} instead of ${expected}`]
  if (typeof expected !== 'object' || expected === null || typeof actual !== 'object' || actual === null)
    return expected === actual ? [] : [`${path}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`]
  const entries: Facts = { ...expected }
  const others: Facts = { ...actual }
  const length =
    Array.isArray(expected) && Array.isArray(actual) && expected.length !== actual.length
      ? [`${path}: ${actual.length} entries instead of ${expected.length}`]
      : []
  return [...length, ...Object.keys(entries).flatMap((key) => differences(entries[key], others[key], `${path}/${key}`))]
}
