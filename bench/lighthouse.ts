import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startSite } from './running-site.ts'

/**
 * Runs Lighthouse on every public page of the seeded site, as a phone on its simulated slow line, and prints four marks
 * out of 100 and the largest paint. Lighthouse is no dependency: `npx` fetches it. Without it, or without Chromium (the
 * system's or the one that `CHROME_PATH` names), the reason is printed and no table.
 */
export async function benchLighthouse(): Promise<void> {
  const chrome = process.env.CHROME_PATH ?? '/usr/bin/chromium'
  if (!existsSync(chrome)) return console.log(`no table: ${chrome} is not there; CHROME_PATH may name another`)
  const version = await lighthouse(['--version'], chrome).catch((error: unknown) => String(error))
  if (!/^\d/.test(version)) return console.log(`no table: npx lighthouse does not run (${version.split('\n')[0]})`)
  const folder = await mkdtemp(join(tmpdir(), 'patisserie-bench-'))
  const site = await startSite(folder)
  try {
    console.log(`Lighthouse ${version.trim()}, mobile`)
    const heads = [...kinds, 'largest ms'].map((head) => head.padStart(16))
    console.log(`${'page'.padEnd(24)}${heads.join('')}`)
    for (const path of await publicPages(site.origin)) {
      const { categories, audits } = await reportOf(`${site.origin}${path}`, chrome)
      const marks = kinds.map((kind) => Math.round(100 * (categories[kind]?.score ?? 0)))
      const cells = [...marks, Math.round(audits['largest-contentful-paint']?.numericValue ?? 0)]
      console.log(`${path.padEnd(24)}${cells.map((cell) => String(cell).padStart(16)).join('')}`)
    }
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const kinds = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

async function reportOf(url: string, chrome: string): Promise<Report> {
  const asked = ['--quiet', '--output=json', `--only-categories=${kinds.join()}`, `--chrome-flags=${flags.join(' ')}`]
  // The cast trusts Lighthouse's report format.
  return JSON.parse(await lighthouse([url, ...asked], chrome)) as Report
}

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

const lighthouse = async (args: readonly string[], chrome: string): Promise<string> => {
  const env = { ...process.env, CHROME_PATH: chrome }
  const { stdout } = await promisify(execFile)('npx', ['--yes', 'lighthouse', ...args], { env, maxBuffer: 64 << 20 })
  return stdout
}

/** The public pages, with the first replay, club, topic and member that the site's own lists lead to. */
async function publicPages(origin: string): Promise<readonly string[]> {
  const read = async (path: string) => (await fetch(`${origin}${path}`)).text()
  const [list, clubs] = [await read('/rpy'), await read('/ms')]
  const first = (html: string, link: RegExp) => link.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? []
  const club = first(clubs, /href="(\/ms\?m=\d+)"/)
  const topics = typeof club === 'string' ? await read(club) : ''
  return [
    '/',
    '/rpy',
    first(list, /href="(\/r\/\w{4})"/),
    first(list, /href="(\/p\/\d+)"/),
    '/jf',
    '/rpy/archive',
    '/ms',
    club,
    first(topics, /href="(\/ms\?t=\d+)"/),
    '/search?q=a',
    '/docs/api',
    '/com',
    '/map',
  ].flat()
}
