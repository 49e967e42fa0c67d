import { spawnSync } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// build.mjs is plain JavaScript, because it must run on any Node: its types are declared here.
const {
  buildInputs,
  removeOldBuilds,
}: {
  buildInputs: () => { path: string }[]
  removeOldBuilds: (folder: string, current: string, now: number) => void
} = await import(join(import.meta.dirname, 'build.mjs'))

const root = join(import.meta.dirname, '..')

const tracked = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
const isCheckout = tracked.status === 0 && tracked.stdout.includes('scripts/build.mjs')
if (!isCheckout) console.warn('skipped: without git nothing tells sources from what the build writes among them')
test.runIf(isCheckout)('nothing that the build writes counts as a source: the second start builds nothing', () => {
  const sources = new Set(tracked.stdout.split('\n').map((path) => join(root, path)))
  const recorded = join(root, 'site', 'public', 'recorded.json')
  const ignored = spawnSync('git', ['check-ignore', '--stdin'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    input: buildInputs()
      .map(({ path }) => path)
      .filter((path) => !sources.has(path) && path !== recorded)
      .join('\n'),
  })
  expect(ignored.stdout).toBe('')
})

test('what a build has written into its sources is no source, whatever has been built here', async () => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'patisserie-sources-')))
  const put = (path: string) => {
    mkdirSync(join(copy, path, '..'), { recursive: true })
    writeFileSync(join(copy, path), '')
  }
  try {
    for (const name of ['build.mjs', 'runtime.mjs'])
      cpSync(join(import.meta.dirname, name), join(copy, 'scripts', name))
    const icons = ['favicon.ico', 'icons/share.png', 'manifest-en.webmanifest', 'manifest.webmanifest']
    for (const path of ['art/cake.webp', 'emoji/cake.webp', ...icons, 'robots.txt']) put(`site/public/${path}`)
    for (const path of ['dialog.woff2', 'display.woff2', 'theme.css']) put(`house/design/theme/${path}`)
    put('dist/current/client/a.js')
    const unread = [
      'house/core/a.ts',
      'nouns/tea/server/a.ts',
      'nouns/tea/README.md',
      'site/staff/a.ts',
      'site/tests/a.ts',
    ]
    for (const path of unread) put(path)
    const read = ['house/rules/staff/a.ts', 'nouns/tea/web/pots/staff/b.tsx', 'nouns/tea/web/server/c.tsx']
    for (const path of read) put(path)
    const { buildInputs: inputsOfCopy }: { buildInputs: typeof buildInputs } = await import(
      join(copy, 'scripts', 'build.mjs')
    )
    expect(
      inputsOfCopy()
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['house/design/theme/theme.css', ...read, 'site/public/robots.txt'].map((path) => join(copy, path)))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

test('of builds the last three stay, those of a day, and each that a running site serves', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'patisserie-builds-')))
  try {
    const now = Date.now()
    const hours = (count: number) => new Date(now - count * 3_600_000)
    const builds = { current: 90, last: 30, before: 40, older: 50, served: 60, crashed: 70, fresh: 1, client: 80 }
    for (const name of Object.keys(builds)) mkdirSync(join(folder, name, 'client'), { recursive: true })
    writeFileSync(join(folder, 'served', `served-by-${process.pid}`), '')
    writeFileSync(join(folder, 'crashed', 'served-by-999999999'), '')
    for (const [name, age] of Object.entries(builds)) utimesSync(join(folder, name), hours(age), hours(age))
    removeOldBuilds(folder, 'current', now)
    expect(readdirSync(folder).sort()).toEqual(['before', 'client', 'current', 'fresh', 'last', 'served'])
    expect(existsSync(join(folder, 'served', 'client'))).toBe(true)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

// Process 1 belongs to another user unless this is root; root runs the code as the user nobody.
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const asOther = (code: string, folder: string) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', code, folder], { ...account, encoding: 'utf8' })
const script = JSON.stringify(join(import.meta.dirname, 'build.mjs'))
const refused = asOther(`import ${script}; process.kill(1, 0)`, import.meta.dirname).stderr?.includes('EPERM') ?? false
if (!refused)
  console.warn('skipped: no other user could be found here who reads the sources and does not own process 1')
test.runIf(refused)('a build that a process of another user serves stays', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'patisserie-builds-')))
  try {
    for (const name of ['current', 'last', 'before', 'served', 'crashed']) mkdirSync(join(folder, name))
    writeFileSync(join(folder, 'served', 'served-by-1'), '')
    writeFileSync(join(folder, 'crashed', 'served-by-999999999'), '')
    for (const name of ['served', 'crashed']) utimesSync(join(folder, name), 0, 0)
    if (account.uid) for (const path of ['.', 'crashed']) chownSync(join(folder, path), account.uid, account.gid)
    const removed = asOther(
      `import { removeOldBuilds } from ${script}; removeOldBuilds(process.argv[1], 'current')`,
      folder,
    )
    expect(removed.stderr).toBe('')
    expect(readdirSync(folder).sort()).toEqual(['before', 'current', 'last', 'served'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
