// npm run build: builds the pages, for the browser and for the server's first HTML, into a new folder below dist.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { ensureDependencies, isMain, root, runNode } from './runtime.mjs'

const dist = join(root, 'dist')
const stampFile = join(dist, '.built-from.json')

/** Folders and files that the build reads. */
const inputs = ['house', 'nouns', 'site', 'replay/src', 'vite.config.ts', 'package.json', 'package-lock.json']

/** What no page is made of. */
const unread =
  /^(house\/(core|kit)|nouns\/[^/]+\/(README\.md|bench|docs|journeys|seed|server|test)|site\/(import|journeys|ops|seed|server|staff|test|tests))$/

/** Files that the build generates among its sources, where bundler and development server look for them. */
const written = [
  'site/public/art',
  'site/public/emoji',
  'site/public/favicon.ico',
  'site/public/icons',
  'site/public/manifest-en.webmanifest',
  'site/public/manifest.webmanifest',
  'house/design/theme/dessert.woff2',
  'house/design/theme/dialog.woff2',
  'house/design/theme/display.woff2',
].map((path) => join(root, path))

/**
 * Builds the pages if any of their inputs has changed, and switches to the new build atomically. Answers the exit code.
 * `quiet`: prints nothing if the build is up to date. `before`: called before a build; if it answers an exit code other
 * than 0, nothing is built.
 */
export async function ensureBuild({ quiet = false, before = () => 0 } = {}) {
  const files = buildInputs()
  const stats = hash([...switches(), ...files.map(({ path, size, time }) => `${path} ${size} ${time}`)])
  const last = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {}
  if (last.stats === stats && last.build === currentBuild()) return upToDate(quiet)
  // A fresh checkout changes the files' times but not their contents, so compare the contents.
  const contents = files.map(({ path }) => `${path.slice(root.length)} ${hash([readFileSync(path)])}`)
  const build = hash([...switches(), ...contents]).slice(0, 16)
  if (!existsSync(join(dist, build))) {
    const refused = await before()
    if (refused !== 0) return refused
    if (quiet) console.log('Building the pages (the first time, or after a change) …')
    const code = await makeBuild(build)
    if (code !== 0) {
      console.error('\nThe pages could not be built; what is wrong stands above.')
      return code
    }
  }
  pointTo(build)
  writeFileSync(stampFile, JSON.stringify({ stats, build }))
  removeOldBuilds(dist, build)
  return 0
}

/** The bundler's settings from the environment. */
const switches = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort()

/** Path, size and time of each input file of the build. */
export const buildInputs = () => inputs.flatMap((input) => filesIn(join(root, input)))

function upToDate(quiet) {
  if (!quiet) console.log('The pages are up to date.')
  return 0
}

/** Builds into a temporary folder and renames it, so that a build is complete or absent. */
async function makeBuild(build) {
  const half = join(dist, `${build}.part-${process.pid}`)
  mkdirSync(half, { recursive: true })
  try {
    const code = await runNode([join(root, 'site', 'build', 'main.ts'), half])
    if (code === 0) moveInto(half, join(dist, build))
    return code
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
}

/** Of two concurrent builds of the same sources the first stays; both are equal. */
function moveInto(half, whole) {
  try {
    renameSync(half, whole)
  } catch (error) {
    if (!existsSync(whole)) throw error
  }
}

const pointer = join(dist, 'current')

function currentBuild() {
  try {
    return readlinkSync(pointer)
      .split(/[\\/]/)
      .findLast((part) => part !== '')
  } catch {
    return null
  }
}

/** Switches the current build atomically: a site that starts at the same time finds the previous build or this one. */
function pointTo(build) {
  if (currentBuild() === build) return
  const staged = `${pointer}.${process.pid}`
  rmSync(staged, { force: true })
  // On Windows a junction needs an absolute path, but no special permission.
  symlinkSync(process.platform === 'win32' ? join(dist, build) : build, staged, 'junction')
  if (process.platform === 'win32') rmSync(pointer, { force: true, recursive: true })
  renameSync(staged, pointer)
}

const keptBuilds = 3
const keptMs = 24 * 60 * 60 * 1_000

/** Folders of the build of earlier releases, which did not record that they were served. */
const formerParts = ['client', 'server', 'share']
const formerMs = 7 * keptMs

/**
 * Removes old builds. Open pages and processes not yet restarted still request files of their own build, so these stay:
 * the last builds, those of the last day, and each that a running site serves (marked by a file named after its process).
 */
export function removeOldBuilds(folder, current, now = Date.now()) {
  const builds = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    // Another start may be renaming its build at this moment.
    .map(({ name }) => ({ name, time: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? now }))
    .sort((a, b) => b.time - a.time)
  for (const [place, { name, time }] of builds.entries()) {
    const path = join(folder, name)
    const stays = place < keptBuilds || now - time < (formerParts.includes(name) ? formerMs : keptMs)
    if (name === current || stays || isServed(path)) continue
    rmSync(path, { recursive: true, force: true })
  }
}

const isServed = (path) =>
  existsSync(path) &&
  readdirSync(path).some((name) => name.startsWith('served-by-') && isAlive(Number(name.slice('served-by-'.length))))

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function filesIn(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || written.includes(path)) return []
  if (found.isFile()) return [{ path, size: found.size, time: found.mtimeMs }]
  return readdirSync(path)
    .filter((name) => name !== 'dist' && name !== 'node_modules' && !name.includes('.test.'))
    .map((name) => join(path, name))
    .filter((inner) => !unread.test(inner.slice(root.length + 1).replaceAll('\\', '/')))
    .flatMap((inner) => filesIn(inner))
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
