import type { Importers } from './importers.ts'

/**
 * Which test files ran which code: for each source file, by the key of a function (`named-functions.ts`), indexes of `tests`. The
 * empty name has all tests that ran anything of the file.
 */
export interface ReachMap {
  readonly version: 1
  readonly tests: readonly string[]
  readonly files: Readonly<Record<string, Reached>>
}

type Reached = Readonly<Record<string, readonly number[]>>

/** A file that is changed, new or gone. */
export interface Change {
  readonly path: string
  /** What `touchedBy` tells of its changed lines, of the former text and of the present one. */
  readonly touched: readonly string[]
}

/** What is known of the project besides the change. */
export interface Known {
  readonly map: ReachMap | null
  readonly importers: Importers
  /** All test files there are. */
  readonly tests: readonly string[]
}

/** Test files, sorted, and for each changed file a line that says how many tests it chose and by what. */
export interface Choice {
  readonly files: readonly string[]
  readonly says: readonly string[]
}

/** Whatever tests there are may depend on these. */
const everything =
  /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig\.json|scripts\/|checks\/property-sizes\.ts|site\/test\/(global-setup|open-test-site|test-server)\.ts|site\/journeys\/(journey|person|open-shop|browser)\.ts|site\/(build|public)\/|vite\.config\.ts|.*\.sql$|(house|site)\/words\/(pack\.[a-z]+|calls|call-words|problem)\.ts$)/

/** No test of the map looks at these; the checks of the house, which always run, do. */
const nothing = /^(docs|checks|\.ci)\/|\.md$|^(LICENSE|\.gitignore|biome\.json|knip\.json|\.dependency-cruiser\.mjs)$/

/** Files that tests read by their path. */
const readBy: Readonly<Record<string, readonly string[]>> = {
  'deploy/nginx.conf': ['site/tests/nginx.test.ts'],
  'docs/operations.md': ['house/kit/settings.test.ts'],
}

/** Sources of the pages. */
const pages = /^(nouns\/[^/]+\/web|house\/(api|cards|design|desks|editor|session)|site\/web)\//

/** Tests that read all sources of such folders by their paths. */
const readersOf: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    pages,
    ['contract-as-data', 'server-route-data', 'spare-functions', 'spare-parts'].map(
      (name) => `site/build/plugins/${name}.test.ts`,
    ),
  ],
  [/^(nouns\/[^/]+|house|site)\/words\//, ['site/words/packs.test.ts']],
]

/** The test files that a change can touch. Who cannot be placed gets the tests of its folder, or all. */
export function chooseTests(changes: readonly Change[], known: Known): Choice {
  const chosen = new Set<string>()
  const says: string[] = []
  for (const change of changes) {
    const { tests, by } = testsOf(change, known)
    const readers = readersOf.flatMap(([places, tests]) => (places.test(change.path) ? tests : []))
    const there = [...tests, ...readers].filter((test) => known.tests.includes(test))
    for (const test of there) chosen.add(test)
    says.push(`${change.path}: ${there.length} by ${by}`)
  }
  const recorded = known.map && new Set(known.map.tests)
  const unknown = recorded && chosen.size > 0 ? known.tests.filter((test) => !recorded.has(test)) : []
  for (const test of unknown) chosen.add(test)
  if (unknown.length > 0) says.push(`not in the map yet, so they run too: ${unknown.length}`)
  return { files: [...chosen].sort(), says }
}

interface Chosen {
  readonly tests: readonly string[]
  readonly by: string
}

function testsOf(change: Change, known: Known): Chosen {
  const { path } = change
  if (isTest(path)) return { tests: [path], by: 'itself' }
  if (readBy[path]) return { tests: readBy[path], by: 'who reads it' }
  if (everything.test(path)) return { tests: known.tests, by: 'what everything needs' }
  if (nothing.test(path)) return { tests: [], by: 'checks of the house' }
  const reached = known.map?.files[path]
  if (reached && known.map) return byFunctions(change, reached, known)
  const users = usersOf(path, known, new Set([path]))
  const journeys = known.map ? [] : journeysOf(path, known)
  if (journeys.length > 0) return { tests: [...users, ...journeys], by: 'what imports it, and journeys of its noun' }
  if (users.length > 0) return { tests: users, by: 'what imports it' }
  return byFolder(path, known)
}

/** Without a map nothing tells which journeys open a page: those of its noun, or all. */
function journeysOf(path: string, { tests }: Known): readonly string[] {
  if (!pages.test(path)) return []
  const noun = /^nouns\/[^/]+\//.exec(path)?.[0] ?? ''
  const all = tests.filter((test) => /^(nouns\/[^/]+|site)\/journeys\//.test(test))
  const own = all.filter((test) => test.startsWith(`${noun}journeys/`))
  return own.length > 0 ? own : all
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

function byFunctions({ path, touched }: Change, reached: Reached, known: Known): Chosen {
  const found = touched.map((key) => runsOf(key, reached))
  const tests = found.flatMap((indexes) => named(indexes ?? [], known))
  if (!found.includes(null)) return { tests, by: touched.join(', ') || 'types' }
  // A constant, or code that runs as the file loads: whoever runs anything of the file, and whoever imports it.
  return { tests: [...tests, ...named(reached[''] ?? [], known), ...usersOf(path, known, new Set())], by: 'its file' }
}

/** Tests that ran a function, or one inside of it; of a function that the map does not know, the one around it. */
function runsOf(key: string, reached: Reached): readonly number[] | null {
  if (key === '') return null
  const inside = Object.entries(reached).filter(([name]) => name === key || name.startsWith(`${key}>`))
  if (inside.length > 0) return inside.flatMap(([, indexes]) => indexes)
  const around = key.lastIndexOf('>')
  return around < 0 ? null : runsOf(key.slice(0, around), reached)
}

const named = (indexes: readonly number[], { map }: Known): readonly string[] =>
  indexes.flatMap((index) => map?.tests[index] ?? [])

/** Tests that run what imports a file; of importers that the map does not know, those of their own importers. */
function usersOf(path: string, known: Known, visited: Set<string>): readonly string[] {
  return (known.importers.get(path) ?? []).flatMap((importer) => {
    if (visited.has(importer)) return []
    visited.add(importer)
    if (isTest(importer)) return [importer]
    const reached = known.map?.files[importer]?.['']
    return reached ? named(reached, known) : usersOf(importer, known, visited)
  })
}

/** Tests in the folder of a file, and those that run anything in it; of the nearest folder that has any. */
function byFolder(path: string, known: Known): Chosen {
  const parts = path.split('/').slice(0, -1)
  for (; parts.length > 1; parts.pop()) {
    const folder = `${parts.join('/')}/`
    const inside = known.tests.filter((test) => test.startsWith(folder))
    const files = Object.entries(known.map?.files ?? {}).filter(([file]) => file.startsWith(folder))
    const running = files.flatMap(([, reached]) => named(reached[''] ?? [], known))
    if (inside.length + running.length > 0) return { tests: [...inside, ...running], by: `the folder ${folder}` }
  }
  return { tests: known.tests, by: 'nobody who knows it, so all' }
}
