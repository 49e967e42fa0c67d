import { isIP } from 'node:net'
import type { Setting } from './setting-kinds.ts'
import { type BucketSettings, type LogLevel, s3, s3Next, settingsTable } from './settings-table.ts'

export interface Settings {
  readonly port: number
  readonly host: string
  /** The data folder, as an absolute path. */
  readonly data: string
  /** Null: the embedded database in the data folder. */
  readonly databaseUrl: string | null
  /** The stores of files, in the order in which they are asked to take one. */
  readonly stores: readonly StoreSettings[]
  /** Null: limits and live notifications are shared through the database. */
  readonly redisUrl: string | null
  /** Whether this process runs jobs. */
  readonly jobs: boolean
  /** Origins whose pages may make calls; null: only the site's own. */
  readonly cors: '*' | readonly string[] | null
  /** Null: `/metrics` answers this machine only. */
  readonly metricsToken: string | null
  /** Scheme, host and port, without a closing slash. */
  readonly origin: string
  /** Null: mails are written to files in the data folder. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** In Fastify's form: false, a number of proxies, or their addresses and networks. */
  readonly trustProxy: false | number | string[]
  readonly reviewFirst: number
  readonly reviewPaintings: number
  readonly antiSpam: boolean
  /** Whether external pictures that members link to may be fetched. */
  readonly fetchPictures: boolean
  /** Names of the parts that are switched off. */
  readonly without: readonly string[]
  /** Years. */
  readonly adultAge: number
  /** Null: as many as there are cores, but at most four. */
  readonly renderThreads: number | null
  readonly demo: boolean
  readonly allowGet: boolean
  readonly dev: boolean
  readonly log: LogLevel
  /**
   * Whether others than the people at this machine can reach the site. Everything made for development is then closed:
   * `/test` is 404.
   */
  readonly publicSite: boolean
}

/** A store of files: a bucket, or `files/` in the data folder. */
export type StoreSettings = S3Settings | 'folder'

/** An S3-compatible store, and where in it the files are. */
export interface S3Settings {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly key: string
  readonly secret: string
  /** Empty, or ends with a slash. */
  readonly prefix: string
}

/** Thrown for wrong settings; one line per problem, which names the setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The site does not start with these settings:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/**
 * Reads the settings from an environment; throws `SettingsError` that lists all problems at once. `former`: settings that the site
 * had once, by name, each with the sentence that says what is set instead.
 */
export function readSettings(env: NodeJS.ProcessEnv, former: Readonly<Record<string, string>> = {}): Settings {
  const problems = unknownNames(env, former)
  const read = reader(env, problems)
  const port = read(settingsTable.port)
  const host = read(settingsTable.host)
  const production = env.NODE_ENV === 'production'
  const publicSite = production || !isLoopback(host)
  const origin = read(settingsTable.origin) ?? `http://localhost:${port}`
  const settings: Settings = {
    port,
    host,
    data: read(settingsTable.data),
    databaseUrl: read(settingsTable.databaseUrl),
    stores: readStores(read, env, problems),
    redisUrl: read(settingsTable.redisUrl),
    jobs: read(settingsTable.jobs),
    cors: read(settingsTable.cors),
    metricsToken: read(settingsTable.metricsToken),
    origin,
    smtpUrl: read(settingsTable.smtpUrl),
    mailFrom: read(settingsTable.mailFrom) ?? `Danmaku Patisserie <no-reply@${new URL(origin).hostname}>`,
    trustProxy: read(settingsTable.trustProxy) ?? false,
    reviewFirst: read(settingsTable.reviewFirst),
    reviewPaintings: read(settingsTable.reviewPaintings),
    antiSpam: read(settingsTable.antiSpam),
    fetchPictures: read(settingsTable.fetchPictures),
    without: read(settingsTable.parts) ?? [],
    adultAge: read(settingsTable.adultAge),
    renderThreads: read(settingsTable.renderThreads),
    demo: read(settingsTable.demo) ?? !publicSite,
    allowGet: read(settingsTable.allowGet),
    dev: read(settingsTable.dev),
    log: read(settingsTable.log),
    publicSite,
  }
  if (publicSite) {
    const because = production ? 'NODE_ENV is production' : `the site listens on ${host}, where others may reach it`
    problems.push(...unsafe(settings, because, env))
  }
  if (problems.length > 0) throw new SettingsError(problems)
  return settings
}

interface Read {
  <T>(entry: Setting<T, string>): T
  <T>(entry: Setting<T, null>): T | null
}

function reader(env: NodeJS.ProcessEnv, problems: string[]): Read {
  function read<T>(entry: Setting<T, string>): T
  function read<T>(entry: Setting<T, null>): T | null
  function read<T>(entry: Setting<T>): T | null {
    const text = textOf(env, entry)
    const value = text === '' ? undefined : entry.parse(text)
    if (value !== undefined) return value
    if (text !== '') {
      problems.push(
        `${entry.name} should be ${entry.expects}${entry.secret ? '' : `, but is ${JSON.stringify(text)}`}.`,
      )
    }
    return entry.default === null ? null : (entry.parse(entry.default) ?? null)
  }
  return read
}

function readStores(read: Read, env: NodeJS.ProcessEnv, problems: string[]): readonly StoreSettings[] {
  const first = readBucket(s3, { read, env, problems }) ?? 'folder'
  const next = readBucket(s3Next, { read, env, problems })
  const last = read(settingsTable.folderLast) && first !== 'folder'
  return [first, ...(next ? [next] : []), ...(last ? (['folder'] as const) : [])]
}

interface Reading {
  readonly read: Read
  readonly env: NodeJS.ProcessEnv
  readonly problems: string[]
}

/** A bucket needs four settings: all of them or none must be set. */
function readBucket(entries: BucketSettings, { read, env, problems }: Reading): S3Settings | null {
  const endpoint = read(entries.endpoint)
  const bucket = read(entries.bucket)
  const key = read(entries.key)
  const secret = read(entries.secret)
  const region = read(entries.region)
  const prefix = read(entries.prefix) ?? ''
  const isSet = (entry: { readonly name: string }) => textOf(env, entry) !== ''
  const given = Object.values(entries).find(isSet)
  if (!given) return null
  for (const entry of [entries.endpoint, entries.bucket, entries.key, entries.secret]) {
    if (!isSet(entry)) problems.push(`${entry.name} is needed (${entry.expects}), because ${given.name} is set.`)
  }
  return endpoint && bucket && key && secret ? { endpoint, region, bucket, key, secret, prefix } : null
}

const textOf = (env: NodeJS.ProcessEnv, entry: { readonly name: string }): string => env[entry.name]?.trim() ?? ''

function isLoopback(host: string): boolean {
  return host.toLowerCase() === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

function unsafe(settings: Settings, because: string, env: NodeJS.ProcessEnv): string[] {
  const { smtpUrl, demo, allowGet, dev } = settingsTable
  const closed = [
    ...(settings.demo ? [demo] : []),
    ...(settings.allowGet ? [allowGet] : []),
    ...(settings.dev ? [dev] : []),
  ].map(({ name }) => `${name} must not be set, because ${because}.`)
  if (textOf(env, smtpUrl) !== '') return closed
  return [`${smtpUrl.name} is needed (${smtpUrl.expects}), because ${because}.`, ...closed]
}

/** Reports variables with our prefix that are no setting; those for the test suite are allowed. */
function unknownNames(env: NodeJS.ProcessEnv, former: Readonly<Record<string, string>>): string[] {
  const known = Object.values(settingsTable).map(({ name }) => name)
  return Object.keys(env)
    .filter((name) => name.startsWith('PATISSERIE_') && !name.startsWith('PATISSERIE_TEST_'))
    .filter((name) => !known.some((other) => other === name))
    .map((name) => former[name] ?? `${name} is not a setting; the nearest one is ${nearest(name, known)}.`)
}

const nearest = (name: string, known: readonly string[]): string =>
  known.reduce((best, other) => (distance(name, other) < distance(name, best) ? other : best))

/** Edit distance (Levenshtein) between two names. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (const [column, wanted] of [...other].entries()) {
      const [corner = 0, above = 0, left = 0] = [row[column], row[column + 1], next[column]]
      next.push(Math.min(above + 1, left + 1, corner + (letter === wanted ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
