/**
 * Who imports whom, by the rules of `.dependency-cruiser.mjs`. What breaks a wall today stands in `known.json`, each import below
 * the step that ends it; anything else fails, and so does a known one that is gone: the list may only shrink.
 *
 *   node scripts/run.mjs checks/walls/main.ts FOLDER…
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { differencesOf, type Known } from './differences.ts'

const root = join(import.meta.dirname, '../..')
const known = JSON.parse(readFileSync(join(import.meta.dirname, 'known.json'), 'utf8')) as Known // its own file

interface Violation {
  readonly from: string
  readonly to: string
  readonly rule: { readonly name: string }
}

const { stdout, stderr } = spawnSync(
  process.execPath,
  [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    ...['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...process.argv.slice(2)],
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 },
)
if (stdout === '') throw new Error(stderr)
const { summary } = JSON.parse(stdout) as { readonly summary: { readonly violations: readonly Violation[] } } // its JSON reporter
const { fresh, gone } = differencesOf(
  summary.violations.map(({ from, to, rule }) => ({ rule: rule.name, import: `${from} -> ${to}` })),
  known,
)
for (const one of fresh) console.error(`  ${one.rule}: ${one.import}`)
for (const one of gone) console.error(`  is mended, so it leaves checks/walls/known.json: ${one}`)
const count = Object.values(known).flat().length
console.log(`${count} imports are known to break a wall; ${fresh.length} more do`)
process.exitCode = fresh.length + gone.length === 0 ? 0 : 1
