import { existsSync, statfsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

/**
 * Starts a browser with a fresh profile, or answers the reason why there is none. Throws if there is one that does not start,
 * and without the one that is named: journeys that were skipped for it would look like journeys that passed.
 */
export async function openBrowser(): Promise<Browser | { readonly missing: string }> {
  const reasons: string[] = []
  let failed = false
  for (const { name, find } of candidates()) {
    try {
      const found = await find()
      if ('missing' in found) reasons.push(`${name}: ${found.missing}`)
      else return await chromium.launch({ ...found, args: [...flags, ...(found.args ?? [])], ...shared() })
    } catch (error) {
      failed = true
      reasons.push(`${name}: ${reasonOf(error)}`)
    }
  }
  if (failed || process.env.PATISSERIE_TEST_BROWSER) throw new Error(`no browser starts here (${reasons.join('; ')})`)
  return { missing: `no browser runs here (${reasons.join('; ')})` }
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // All pages of a run are of one site, so a process for each foreign frame separates nothing.
  '--disable-site-isolation-trials',
  // What visitors ask of their system does not reach pictures in files: the scene of a home page took half a core.
  '--force-prefers-reduced-motion',
  // The network in the browser's main process: a tenth of a visit's processor time less. Replaces Playwright's flag of this
  // name, whose feature for screenshots is kept.
  '--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2',
]

/** A browser draws into shared memory; a container may have 64 MB of it, on which the browser crashes. */
const roomBytes = 2 ** 30

/**
 * Playwright lets browsers draw into files of the folder for temporary files, which takes a fourteenth of their processor
 * time. Where there is room they draw into memory.
 */
function shared(): Pick<LaunchOptions, 'ignoreDefaultArgs'> {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > roomBytes ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}
  } catch {
    return {}
  }
}

type Found = Pick<LaunchOptions, 'executablePath' | 'env' | 'args'> | { readonly missing: string }

interface Candidate {
  readonly name: string
  readonly find: () => Found | Promise<Found>
}

/**
 * Browsers to try, in order. If PATISSERIE_TEST_BROWSER is set, only that one; else the one in the packages, which is the
 * same everywhere and a third faster because it draws no window; else the system's.
 */
function candidates(): readonly Candidate[] {
  const wanted = process.env.PATISSERIE_TEST_BROWSER
  if (wanted) return [{ name: 'PATISSERIE_TEST_BROWSER', find: () => installed(wanted) }]
  return [
    { name: 'the packages', find: packed },
    { name: 'the system', find: () => installed('/usr/bin/chromium') },
  ]
}

const installed = (executablePath: string): Found =>
  existsSync(executablePath) ? { executablePath } : { missing: `there is no ${executablePath}` }

/** The browser in `@sparticuz/chromium`, unpacked once into the packages' cache, with its own libraries. */
async function packed(): Promise<Found> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { missing: 'they hold one for Linux x64 only' }
  const bin = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..', 'bin')
  const { version } = JSON.parse(await readFile(join(bin, '..', 'package.json'), 'utf8')) as { version: string } // npm's own form
  const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
  const folder = join(cache, `patisserie-chromium-${version}`)
  if (!existsSync(folder)) await unpack(bin, { cache, folder })
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...ownEnv(), ...fonts, LD_LIBRARY_PATH: libraries },
    // Draws in the browser's main process instead of one more, which saves a twelfth of a visit's processor time.
    args: ['--in-process-gpu'],
  }
}

async function unpack(bin: string, { cache, folder }: { cache: string; folder: string }): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium')
  await mkdir(cache, { recursive: true })
  const part = await mkdtemp(`${folder}-`)
  const before = process.env.TMPDIR
  // The package always unpacks into the folder for temporary files.
  process.env.TMPDIR = part
  try {
    for (const name of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
      await inflate(join(bin, name))
    }
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
  // Renaming is atomic: of concurrent processes the first wins, and no process sees an incomplete folder.
  await rename(part, folder).catch(() => rm(part, { recursive: true, force: true }))
}

const ownEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** The browser's own error line if there is one, else the first line of the error. */
function reasonOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n')
  return (lines.find((line) => line.includes('error while loading')) ?? lines[0] ?? '').slice(0, 300)
}
