// npm run build: the pages for the browser and for the server's first HTML, into web/dist.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDependencies, findNode, isMain, root, toolEnv } from './runtime.mjs'

const stampFile = join(root, 'web', 'dist', '.built-from.json')

/** Everything the build reads. */
const inputs = ['web', 'words/src', 'contract/src', 'rules/src', 'replay/src', 'package-lock.json']

/** Builds the pages if anything they are made of has changed; the answer is the exit code. `quiet`: no word when not. */
export async function ensureBuild({ quiet = false } = {}) {
  const files = inputs.flatMap((input) => filesIn(join(root, input)))
  const stats = hash(files.map(({ path, size, time }) => `${path} ${size} ${time}`))
  const last = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {}
  if (last.stats === stats) return upToDate(quiet)
  // A fresh checkout changes times, not contents.
  const contents = hash(files.map(({ path }) => `${path} ${hash([readFileSync(path)])}`))
  if (last.contents !== contents) {
    if (quiet) console.log('Building the pages (the first time, or after a change) …')
    const code = await runBuild()
    if (code !== 0) {
      console.error('\nThe pages could not be built; what is wrong stands above.')
      return code
    }
  }
  writeFileSync(stampFile, JSON.stringify({ stats, contents }))
  return 0
}

function upToDate(quiet) {
  if (!quiet) console.log('The pages are up to date.')
  return 0
}

function runBuild() {
  return new Promise((resolve) => {
    const child = spawn(findNode(), [join(root, 'web', 'build', 'main.ts')], {
      cwd: root,
      stdio: 'inherit',
      env: toolEnv(),
    })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

function filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [{ path, size: found.size, time: found.mtimeMs }]
  return readdirSync(path)
    .filter((name) => name !== 'dist' && name !== 'node_modules' && !name.includes('.test.'))
    .flatMap((name) => filesIn(join(path, name)))
}

function hash(parts) {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part).update('\n')
  return sum.digest('hex')
}

if (isMain(import.meta.url)) {
  await ensureDependencies()
  process.exitCode = await ensureBuild()
}
