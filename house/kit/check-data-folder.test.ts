import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkDataFolder } from './check-data-folder.ts'
import { StartError } from './start-error.ts'

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'patisserie-folder-')))
  // The account that is not root has to come this far.
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (...parts: string[]) => join(folder, ...parts)

async function words(path: string): Promise<string> {
  const error = await checkDataFolder(path).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StartError)
  const { message } = error as StartError // looked at above
  expect(message).toContain(path)
  expect(message).toContain('PATISSERIE_DATA')
  expect(message).not.toMatch(/\n| at /)
  return message
}

test('a folder is made, and is its owner’s alone with what lies in it', async () => {
  await checkDataFolder(at('new', 'way', 'data'))
  expect(statSync(at('new', 'way', 'data')).mode & 0o777).toBe(0o700)
  expect([at('new'), at('new', 'way')].map((path) => statSync(path).mode & 0o777)).toEqual([0o755, 0o755])
  mkdirSync(at('old', 'mail'), { recursive: true, mode: 0o755 })
  mkdirSync(at('old', 'postgres'), { mode: 0o755 })
  await checkDataFolder(at('old'))
  expect([at('old'), at('old', 'mail')].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700])
  expect(statSync(at('old', 'postgres')).mode & 0o777).toBe(0o755)
})

test('a file, or one on the way', async () => {
  writeFileSync(at('file'), '')
  expect(await words(at('file'))).toContain('it is a file')
  expect(await words(at('file', 'data'))).toContain(`${at('file')} is a file`)
  mkdirSync(at('data'))
  writeFileSync(at('data', 'postgres'), '')
  expect(await words(at('data'))).toContain('postgres cannot be used: it is a file')
})

test('a name that cannot be made', async () => {
  expect(await words(at('x'.repeat(300)))).toContain('its name is too long')
  symlinkSync(at('round'), at('round'))
  expect(await words(at('round'))).toMatch(/leads back to itself|is a file/)
  symlinkSync(at('nowhere'), at('link'))
  expect(await words(at('link'))).toMatch(/link to nowhere/)
  if (existsSync('/proc/self')) expect(await words('/proc/patisserie')).toContain('nothing can be made there')
})

test('a folder for the database that holds something else', async () => {
  mkdirSync(at('data', 'postgres'), { recursive: true })
  writeFileSync(at('data', 'postgres', 'notes.txt'), '')
  const error = await checkDataFolder(at('data')).catch((thrown: unknown) => thrown)
  expect(String(error)).toContain('it holds something that is no database')
})

/** Runs the check as another account, as only root can. */
const asNobody = (path: string) =>
  spawnSync(
    process.execPath,
    [
      '-e',
      `import(${JSON.stringify(join(import.meta.dirname, 'check-data-folder.ts'))}).then((m) => m.checkDataFolder(${JSON.stringify(path)})).then(() => console.log('fine'), (e) => console.log(e.name, e.message))`,
    ],
    { uid: 65_534, gid: 65_534, encoding: 'utf8' },
  ).stdout

const isRoot = process.getuid?.() === 0
const nobodyReads =
  isRoot &&
  spawnSync('test', ['-r', join(import.meta.dirname, 'check-data-folder.ts')], { uid: 65_534, gid: 65_534 }).status ===
    0
if (!nobodyReads) console.warn('skipped: only root can try what another account meets in a folder of root')
test.runIf(nobodyReads)('no right, and a folder that belongs to root', async () => {
  expect(asNobody(at('data'))).toMatch(/^StartError .*this user may not write there/)
  mkdirSync(at('data', 'files'), { recursive: true, mode: 0o755 })
  expect(asNobody(at('data'))).toMatch(/^StartError .*it belongs to root/)
  chmodSync(at('data'), 0o777)
  chmodSync(at('data', 'files'), 0o755)
  expect(asNobody(at('data'))).toMatch(/^StartError .*files cannot be used: it belongs to root/)
})

const small = isRoot && process.platform === 'linux' && mayMount()
if (!small) console.warn('skipped: only root can mount a disk that is full')
test.runIf(small)('no room', async () => {
  mkdirSync(at('small'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', at('small')])
  try {
    expect(await words(at('small'))).toContain('MB left')
    writeFileSync(at('small', 'cake'), Buffer.alloc(1_024 * 1_024))
    expect(await words(at('small'))).toContain('its disk is full')
  } finally {
    execFileSync('umount', [at('small')])
  }
})

function mayMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'patisserie-mount-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', place]).status === 0
  if (mounted) spawnSync('umount', [place])
  rmSync(place, { recursive: true, force: true })
  return mounted
}
