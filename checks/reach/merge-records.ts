import type { ReachMap } from './choose-tests.ts'

/** The map with how long each of `tests` took, in milliseconds. */
export interface TimedMap extends ReachMap {
  readonly ms: readonly number[]
}

/**
 * One line of a record: a test file, the path of a source file, and keys of its functions that ran. With an empty path:
 * how many milliseconds the test file took, if all of its tests passed.
 */
export type RecordLine = readonly [testFile: string, path: string, ...keys: readonly string[]]

export interface Merging {
  /** The former map; null if there is none. */
  readonly before: TimedMap | null
  readonly records: Iterable<RecordLine>
  /** Whether a file, of tests or of sources, is still there. */
  readonly exists: (path: string) => boolean
}

/**
 * The map with new records: those of a test file that passed replace all that was known of it, and files that are gone leave.
 * What another one ran is added to what is known of it; without that it stays unknown. A function that ran counts for the
 * functions around it too. A test file that ran none is known as well.
 */
export function mergeRecords({ before, records, exists }: Merging): TimedMap {
  const reached = new Map<string, Map<string, Set<string>>>()
  const add = (path: string, key: string, testFile: string) => {
    const keys = valueAt(reached, path, () => new Map<string, Set<string>>())
    for (const each of withOuter(key)) valueAt(keys, each, () => new Set<string>()).add(testFile)
  }
  const lines = [...records]
  const renewed = new Set(lines.filter(([, path]) => path === '').map(([testFile]) => testFile))
  const took = new Map(before?.tests.map((testFile, index) => [testFile, before.ms[index] ?? 0]))
  for (const [testFile, path, ...keys] of lines) {
    if (path === '') took.set(testFile, Number(keys[0]))
    else if (exists(path) && (renewed.has(testFile) || before?.tests.includes(testFile)))
      for (const key of keys) add(path, key, testFile)
  }
  for (const [path, keys] of Object.entries(before?.files ?? {})) {
    if (!exists(path)) continue
    for (const [key, indexes] of Object.entries(keys)) {
      for (const index of indexes) {
        const testFile = before?.tests[index] ?? ''
        if (!renewed.has(testFile) && exists(testFile)) add(path, key, testFile)
      }
    }
  }
  return packed(reached, new Map([...took].filter(([testFile]) => exists(testFile))))
}

/** Test files by the path of a source file and the key of a function. */
type Reached = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

/** A key, the keys of what is around it, and the empty key of the whole file. */
function withOuter(key: string): readonly string[] {
  const names = key === '' ? [] : key.split('>')
  return ['', ...names.map((_, index) => names.slice(0, index + 1).join('>'))]
}

function packed(reached: Reached, took: ReadonlyMap<string, number>): TimedMap {
  const all = [...reached.values()].flatMap((keys) => [...(keys.get('') ?? [])])
  const tests = [...new Set([...all, ...took.keys()])].sort()
  const indexOf = new Map(tests.map((test, index) => [test, index]))
  const inOrder = [...reached].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const files = inOrder.map(([path, keys]) => {
    const indexes = (ran: ReadonlySet<string>) => [...ran].map((test) => indexOf.get(test) ?? 0).sort((a, b) => a - b)
    return [path, Object.fromEntries([...keys].map(([key, ran]) => [key, indexes(ran)]))] as const
  })
  const ms = tests.map((test) => took.get(test) ?? 0)
  return { version: 1, tests, ms, files: Object.fromEntries(files) }
}

function valueAt<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
