import type { TimedMap } from '../reach/merge-records.ts'
import { functionAround, functionsOf } from '../reach/named-functions.ts'
import type { Fault } from './faults.ts'

export interface NearTest {
  readonly testFile: string
  readonly ms: number
}

/** Tests by kind: units need no site, features a site, journeys a browser. */
export type Kind = 'unit' | 'features' | 'journeys'

/** Sources of the pages, and of the server. */
export const ofPages = /^(nouns\/[^/]+\/web|house\/(api|cards|design|desks|editor|session)|site\/web)(\/|$)/
const ofServer = /^(nouns\/[^/]+\/server|house\/(kit|core)|site\/(server|test|tests|ops|seed|import|staff))(\/|$)/

/** Which kinds of tests are tried for the faults of a folder, and how many of each. */
export function kindsFor(path: string): ReadonlyMap<Kind, number> {
  if (ofServer.test(path)) return new Map([['features', 6]])
  return ofPages.test(path)
    ? new Map([
        ['unit', 4],
        ['journeys', 4],
      ])
    : new Map([['unit', 6]])
}

export function kindOf(testFile: string): Kind {
  if (/^(nouns\/[^/]+|site)\/journeys\//.test(testFile)) return 'journeys'
  return ofServer.test(testFile) ? 'features' : 'unit'
}

/**
 * Test files that reach a fault by the map, in the order in which they are tried: units first, then those that share most
 * words of their path with the fault, then the fastest. A fault outside of functions is reached by whatever runs anything
 * of its file, and by tests with a similar path, for a file may have no functions.
 */
export function nearestTo(fault: Fault, code: string, map: TimedMap): readonly NearTest[] {
  const words = wordsOf(fault.path)
  const near = (testFile: string) => [...wordsOf(testFile)].filter((word) => words.has(word)).length
  const around = functionAround(functionsOf(fault.path, code), fault.start)
  const reached = new Set(map.files[fault.path]?.[around?.key ?? ''])
  const tests = map.tests
    .map((testFile, index) => ({ testFile, index, ms: map.ms[index] ?? 0, near: near(testFile) }))
    .filter((test) => reached.has(test.index) || (!around && test.near > 2))
    .toSorted((a, b) => b.near - a.near || a.ms - b.ms)
  return [...kindsFor(fault.path)].flatMap(([kind, most]) =>
    tests.filter(({ testFile }) => kindOf(testFile) === kind).slice(0, most),
  )
}

const wordsOf = (path: string) => new Set(path.replace(/(\.test)?\.tsx?$/, '').split(/[/-]/))
