import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startSite } from './running-site.ts'

/**
 * What Lighthouse says of every public page of the seeded site, for a phone on its simulated slow line: four marks of 100
 * and the largest paint, of the run with the median mark for performance out of three, and which audits took points off.
 * Lighthouse is no dependency: `npx` fetches it, and without it or the system's Chromium (or the one that `CHROME_PATH`
 * names) the table is left out, with the reason. `only`: paths that contain it.
 */
export async function benchLighthouse(only = ''): Promise<void> {
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
    for (const path of (await publicPages(site.origin)).filter((each) => each.includes(only))) {
      const report = await medianOf(`${site.origin}${path}`, chrome)
      const marks = kinds.map((kind) => Math.round(100 * scoreOf(report, kind)))
      const cells = [...marks, Math.round(report.audits['largest-contentful-paint']?.numericValue ?? 0)]
      console.log(`${path.padEnd(24)}${cells.map((cell) => String(cell).padStart(16)).join('')}  ${namedBy(report)}`)
    }
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const kinds = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const runs = 3

interface Report {
  readonly categories: Readonly<Record<string, Category>>
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>
}

interface Category {
  readonly score: number | null
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
}

const scoreOf = ({ categories }: Report, kind: string): number => categories[kind]?.score ?? 0

async function medianOf(url: string, chrome: string): Promise<Report> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await reportOf(url, chrome))
  const [median] = reports.toSorted((a, b) => scoreOf(a, kinds[0]) - scoreOf(b, kinds[0])).slice(Math.floor(runs / 2))
  if (!median) throw new Error('no run of Lighthouse')
  return median
}

/** The audits that took points off, each with its score of 100. */
const namedBy = ({ categories, audits }: Report): string =>
  kinds
    .flatMap((kind) => categories[kind]?.auditRefs ?? [])
    .flatMap(({ id, weight }) => {
      const score = audits[id]?.score ?? 1
      return weight > 0 && score < 0.9 ? [`${id} ${Math.round(100 * score)}`] : []
    })
    .join(', ')

async function reportOf(url: string, chrome: string): Promise<Report> {
  const asked = ['--quiet', '--output=json', `--only-categories=${kinds.join()}`, `--chrome-flags=${flags.join(' ')}`]
  // Lighthouse's own format.
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
