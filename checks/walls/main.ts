/**
 * Who imports whom, by the rules of `.dependency-cruiser.mjs`. What breaks a wall today stands in `known.json`, each import below
 * the step that ends it; anything else fails, and so does a known one that is gone: the list may only shrink. And no knots
 * (`knots.ts`): what stands in one folder imports one another one way.
 *
 *   node scripts/run.mjs checks/walls/main.ts FOLDER…
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toolFile } from '../files.ts'
import { differencesOf, type Known } from './differences.ts'
import { type Import, knotsOf } from './knots.ts'

const root = join(import.meta.dirname, '../..')
const known = JSON.parse(readFileSync(join(import.meta.dirname, 'known.json'), 'utf8')) as Known // its own file

interface Violation {
  readonly from: string
  readonly to: string
  readonly rule: { readonly name: string }
}

interface Rule {
  readonly name: string
  readonly comment?: string
}

interface Cruised {
  readonly summary: {
    readonly violations: readonly Violation[]
    readonly ruleSetUsed: { readonly forbidden: readonly Rule[] }
  }
  readonly modules: readonly {
    readonly source: string
    readonly dependencies: readonly { readonly resolved: string; readonly dependencyTypes: readonly string[] }[]
  }[]
}

/** Tests are left out: they stand beside what they test, and ask whatever they need. */
const isOwn = (file: string): boolean =>
  /^(?:nouns|house|site|replay|replay-encoder)\/.*\.tsx?$/.test(file) && !toolFile.test(file)

/** Types of what every part hands in and gets: they name the parts, and the parts name them. */
const forms = ['house/core/manifest.ts', 'house/core/house.ts']

const counts = (from: string, to: string): boolean => isOwn(from) && isOwn(to) && !forms.includes(to)

const { stdout, stderr } = spawnSync(
  process.execPath,
  [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    ...['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...process.argv.slice(2)],
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 },
)
if (stdout === '') throw new Error(stderr)
const { summary, modules } = JSON.parse(stdout) as Cruised // its JSON reporter
const { fresh, gone } = differencesOf(
  summary.violations.map(({ from, to, rule }) => ({ rule: rule.name, import: `${from} -> ${to}` })),
  known,
)
const why = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]))
for (const one of fresh) console.error(`  ${one.rule}: ${one.import}`)
for (const rule of new Set(fresh.map((one) => one.rule)))
  if (why.get(rule)) console.error(`  ${rule}: ${why.get(rule)}`)
for (const one of gone) console.error(`  is mended, so it leaves checks/walls/known.json: ${one}`)
const knots = knotsOf(
  modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }): Import[] => (counts(source, resolved) ? [[source, resolved]] : [])),
  ),
)
for (const one of knots) console.error(`  a knot in ${one}`)
const count = Object.values(known).flat().length
if (fresh.length + knots.length > 0) console.error('  Where a file belongs: docs/architecture.md, Walls.')
console.log(`${count} imports are known to break a wall; ${fresh.length} more do; ${knots.length} knots`)
process.exitCode = fresh.length + gone.length + knots.length === 0 ? 0 : 1
