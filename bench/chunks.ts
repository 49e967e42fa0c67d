import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { type FirstVisit, firstVisits } from '#site/build/first-visits.ts'
import type { Manifest } from '#site/build/page-assets.ts'

const configFile = join(import.meta.dirname, '..', 'vite.config.ts')
const builds = 5

/**
 * Vite plugin: puts each run of import lines of the pages' modules into another order, but for those for effect alone, and
 * makes their paths longer, as a move of folders would (`../a` is `.././././a`).
 */
const shuffledImports = (seed: number): Plugin => ({
  name: 'shuffled-imports',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/(?:nouns|house|site)\/.*\.tsx?$/.test(id)) return null
    const random = numbersOf(seed, id)
    return code.replace(/(?:^import (?!['"])[^\n]* from '[^']+'\n){2,}/gm, (run) => {
      const lines = run
        .split('\n')
        .filter(Boolean)
        .map((line) => ({ line, key: random(), dots: './'.repeat(12 * random()) }))
      lines.sort((one, other) => one.key - other.key)
      return lines.map(({ line, dots }) => `${line.replace(/(from '\.+\/)/, `$1${dots}`)}\n`).join('')
    })
  },
})

/** Numbers below 1 by a seed and a module's name (mulberry32). */
function numbersOf(seed: number, id: string): () => number {
  let state = [...id].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

async function visitsOf(mode: string, seed: number): Promise<readonly FirstVisit[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'patisserie-chunks-'))
  try {
    const plugins = seed > 0 ? [shuffledImports(seed)] : []
    await build({ configFile, mode, logLevel: 'error', plugins, build: { outDir } })
    const manifest = JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8')) as Manifest // by the build
    return firstVisits(manifest, outDir)
  } finally {
    rmSync(outDir, { recursive: true })
  }
}

const planned = [
  ['written down', 'production'],
  ['planned anew', 'chunks-anew'],
] as const

/**
 * How far first visits move when the imports of the pages' modules change places: by the plan that is written down
 * (`site/chunks.json`), and planned anew each time.
 */
export async function benchChunks(): Promise<void> {
  console.log('plan          seed  scripts: largest change, mean  requests: largest change')
  for (const [name, mode] of planned) {
    const before = await visitsOf(mode, 0)
    for (let seed = 1; seed <= builds; seed++) {
      const after = await visitsOf(mode, seed)
      const changes = after.map(({ bytes }, at) => Math.abs(bytes / (before[at]?.bytes ?? bytes) - 1))
      const requests = after.map(({ files }, at) => Math.abs(files - (before[at]?.files ?? files)))
      const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length
      const cells = [name.padEnd(13), String(seed).padEnd(5), percent(Math.max(...changes)), percent(mean)]
      console.log([...cells, Math.max(...requests)].join(' '))
    }
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`
