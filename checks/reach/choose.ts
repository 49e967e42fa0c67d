import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Change, chooseTests } from './choose-tests.ts'
import { importersIn } from './importers.ts'
import { readMap } from './map.ts'
import { touchedBy } from './touched.ts'

/*
 * node checks/reach/choose.ts [COMMIT]: prints as JSON the test files that the changes since a commit can touch (`files`),
 * and why (`says`). Without a commit: since the working tree left origin/main, or what is not committed.
 */
const root = join(import.meta.dirname, '../..')
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const since = process.argv[2] ? git('rev-parse', '--verify', `${process.argv[2]}^{commit}`).trim() : base()
const tracked = lines(git('ls-files'))
const added = lines(git('ls-files', '--others', '--exclude-standard'))
const present = [...tracked, ...added].filter((path) => existsSync(join(root, path)))
const sources = present.filter((path) => /\.tsx?$/.test(path))
const map = readMap()
const tests = sources.filter((path) => /\.test\.tsx?$/.test(path) && !path.startsWith('checks/'))
const changes = [
  ...changesIn(
    git(
      'diff',
      '--unified=0',
      '--no-renames',
      '--no-color',
      '--no-ext-diff',
      '--src-prefix=a/',
      '--dst-prefix=b/',
      since,
    ),
  ),
  ...added.map(whole),
]
const { files, says } = chooseTests(changes, { map, importers: importersIn(root, sources), tests })
const missing = map
  ? []
  : ['There is no map of what tests reach yet (npm run test:all records it): by imports and folders.']
const compared = `Changes since ${since.slice(0, 12)}`
console.log(
  JSON.stringify({ files, says: [compared, ...missing, ...says, `${files.length} of ${tests.length} test files`] }),
)

function base(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/main').trim()
  } catch {
    console.error(
      'There is no origin/main to compare with: only what is not committed counts. `--since COMMIT` says another.',
    )
    return git('rev-parse', 'HEAD').trim()
  }
}

/** The changed files of a diff without context lines. */
function changesIn(diff: string): readonly Change[] {
  return diff
    .split(/^diff --git /m)
    .slice(1)
    .map((part) => {
      const path = /^(?:--- a|\+\+\+ b)\/(.+)$/m.exec(part)?.[1] ?? /^a\/(.+) b\//.exec(part)?.[1] ?? ''
      const hunks = [...part.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)]
      const before = hunks.flatMap(([, first, count]) => linesFrom(first, count))
      const now = hunks.flatMap(([, , , first, count]) => linesFrom(first, count))
      if (!/\.tsx?$/.test(path)) return { path, touched: [] }
      const former = before.length > 0 ? touchedBy(path, git('show', `${since}:${path}`), before) : []
      const present = now.length > 0 ? touchedBy(path, readFileSync(join(root, path), 'utf8'), now) : []
      return { path, touched: [...new Set([...former, ...present])] }
    })
}

function linesFrom(first = '0', count = '1'): number[] {
  return Array.from({ length: Number(count) }, (_, at) => Number(first) + at)
}

/** A file that git does not know yet. */
function whole(path: string): Change {
  return { path, touched: [''] }
}

function lines(output: string): string[] {
  return output.split('\n').filter((line) => line !== '')
}
