import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'
import { printSettings } from './settings-table.ts'

const smtp = { PATISSERIE_SMTP_URL: 'smtp://mail.example:25' }

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
}

test('without a word the site is private and complete', () => {
  expect(readSettings({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    data: resolve('data'),
    databaseUrl: null,
    stores: ['folder'],
    redisUrl: null,
    jobs: true,
    metricsToken: null,
    origin: 'http://localhost:8080',
    smtpUrl: null,
    mailFrom: 'Danmaku Patisserie <no-reply@localhost>',
    trustProxy: false,
    renderThreads: null,
    reviewFirst: 0,
    reviewPaintings: 3,
    antiSpam: true,
    without: [],
    adultAge: 18,
    fetchPictures: true,
    demo: true,
    allowGet: false,
    dev: false,
    cors: null,
    log: 'warn',
    publicSite: false,
  })
})

test.each([
  ['PATISSERIE_PORT', '9000', { port: 9000, origin: 'http://localhost:9000' }],
  ['PATISSERIE_PORT', ' 9000 ', { port: 9000 }],
  ['PATISSERIE_PORT', '', { port: 8080 }],
  ['PATISSERIE_HOST', 'localhost', { host: 'localhost', publicSite: false }],
  ['PATISSERIE_HOST', '127.8.0.1', { publicSite: false }],
  ['PATISSERIE_HOST', '::1', { publicSite: false }],
  ['PATISSERIE_DATA', '/srv/cake', { data: '/srv/cake' }],
  ['DATABASE_URL', 'postgres://u:p@db/site', { databaseUrl: 'postgres://u:p@db/site' }],
  ['DATABASE_URL', 'postgresql://db/site', { databaseUrl: 'postgresql://db/site' }],
  [
    'PATISSERIE_ORIGIN',
    'https://sweets.example/',
    { origin: 'https://sweets.example', mailFrom: 'Danmaku Patisserie <no-reply@sweets.example>' },
  ],
  ['PATISSERIE_REDIS_URL', 'rediss://:p@cache:6380/2', { redisUrl: 'rediss://:p@cache:6380/2' }],
  ['PATISSERIE_JOBS', '0', { jobs: false }],
  ['PATISSERIE_METRICS_TOKEN', 'sixteen-letters-', { metricsToken: 'sixteen-letters-' }],
  ['PATISSERIE_SMTP_URL', 'smtps://u:p@mail.example', { smtpUrl: 'smtps://u:p@mail.example' }],
  ['PATISSERIE_MAIL_FROM', 'a@b.example', { mailFrom: 'a@b.example' }],
  ['PATISSERIE_MAIL_FROM', '甜品屋 <a@b.example>', { mailFrom: '甜品屋 <a@b.example>' }],
  ['PATISSERIE_TRUST_PROXY', '2', { trustProxy: 2 }],
  ['PATISSERIE_TRUST_PROXY', '10.0.0.0/8, ::1', { trustProxy: ['10.0.0.0/8', '::1'] }],
  ['PATISSERIE_REVIEW_FIRST', '10', { reviewFirst: 10 }],
  ['PATISSERIE_REVIEW_PAINTINGS', '0', { reviewPaintings: 0 }],
  ['PATISSERIE_ANTI_SPAM', '0', { antiSpam: false }],
  ['PATISSERIE_FETCH_PICTURES', '0', { fetchPictures: false }],
  ['PATISSERIE_DEMO', 'no', { demo: false }],
  ['PATISSERIE_ALLOW_GET', '1', { allowGet: true }],
  ['PATISSERIE_DEV', '1', { dev: true }],
  ['PATISSERIE_LOG', 'debug', { log: 'debug' }],
  ['PATISSERIE_TEST_ANYTHING', '1', {}],
])('%s=%j is taken', (name, text, expected) => {
  expect(readSettings({ [name]: text })).toMatchObject(expected)
})

test.each([
  ['PATISSERIE_PORT', '0', 'a whole number from 1 to 65535, but is "0"'],
  ['PATISSERIE_PORT', '80a', 'a whole number'],
  ['PATISSERIE_PORT', '8e3', 'a whole number'],
  ['PATISSERIE_HOST', 'http://x', 'a host name or an IP address'],
  ['DATABASE_URL', 'mysql://db', 'begins with postgres:// or postgresql://.'],
  ['PATISSERIE_REDIS_URL', 'http://cache', 'begins with redis:// or rediss://.'],
  ['PATISSERIE_METRICS_TOKEN', 'short', 'at least 16 letters, digits, _ or -.'],
  ['PATISSERIE_ORIGIN', 'https://sweets.example/shop', 'without a path'],
  ['PATISSERIE_ORIGIN', 'sweets.example', 'without a path'],
  ['PATISSERIE_ORIGIN', 'ftp://sweets.example', 'without a path'],
  ['PATISSERIE_SMTP_URL', 'mail.example:25', 'smtp:// or smtps://'],
  ['PATISSERIE_MAIL_FROM', 'nobody', 'a mail address'],
  ['PATISSERIE_MAIL_FROM', 'a@b\nBcc: c@d', 'a mail address'],
  ['PATISSERIE_TRUST_PROXY', 'yes', 'addresses or networks'],
  ['PATISSERIE_TRUST_PROXY', '10.0.0.0/33', 'addresses or networks'],
  ['PATISSERIE_TRUST_PROXY', '0', 'addresses or networks'],
  ['PATISSERIE_REVIEW_FIRST', '11', 'from 0 to 10'],
  ['PATISSERIE_REVIEW_PAINTINGS', '11', 'from 0 to 10'],
  ['PATISSERIE_DEMO', 'maybe', '1 (yes) or 0 (no)'],
  ['PATISSERIE_LOG', 'loud', 'one of silent, fatal'],
])('%s=%j is refused', (name, text, words) => {
  const problems = problemsOf({ [name]: text })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`${name} should be `)
  expect(problems[0]).toContain(words)
})

test('everything wrong is said at once, and no secret with it', () => {
  const env = { PATISSERIE_PROT: '1', PATISSERIE_PORT: 'x', DATABASE_URL: 'mysql://u:hunter2@db', PATISSERIE_LOG: '?' }
  expect(problemsOf(env).map((problem) => problem.split(' ')[0])).toEqual([
    'PATISSERIE_PROT',
    'PATISSERIE_PORT',
    'DATABASE_URL',
    'PATISSERIE_LOG',
  ])
  expect(() => readSettings(env)).toThrow('PATISSERIE_PROT is not a setting; the nearest one is PATISSERIE_PORT.')
  expect(problemsOf(env).join()).not.toContain('hunter2')
})

describe.each([
  ['on all addresses', { PATISSERIE_HOST: '0.0.0.0' }, 'listens on 0.0.0.0'],
  ['on an address of the network', { PATISSERIE_HOST: '192.168.1.4' }, 'listens on 192.168.1.4'],
  ['on all addresses of IPv6', { PATISSERIE_HOST: '::' }, 'listens on ::'],
  ['in production', { NODE_ENV: 'production' }, 'NODE_ENV is production'],
])('a site %s', (_, env, reason) => {
  test('has no demo accounts and is public', () => {
    expect(readSettings({ ...env, ...smtp })).toMatchObject({ publicSite: true, demo: false })
  })
  test('does not start without mail', () => {
    expect(problemsOf(env)).toEqual([expect.stringMatching(/^PATISSERIE_SMTP_URL is needed/)])
    expect(problemsOf(env)[0]).toContain(reason)
  })
  test.each(['PATISSERIE_DEMO', 'PATISSERIE_ALLOW_GET', 'PATISSERIE_DEV'])('does not start with %s', (name) => {
    expect(problemsOf({ ...env, ...smtp, [name]: '1' })).toEqual([expect.stringContaining(`${name} must not be set`)])
    expect(problemsOf({ ...env, ...smtp, [name]: '0' })).toEqual([])
  })
})

const s3 = {
  PATISSERIE_S3_ENDPOINT: 'http://127.0.0.1:9000',
  PATISSERIE_S3_BUCKET: 'sweets',
  PATISSERIE_S3_KEY: 'key',
  PATISSERIE_S3_SECRET: 'secret-word',
}

test('a store of files is taken whole or not at all', () => {
  const store = { endpoint: 'http://127.0.0.1:9000', bucket: 'sweets', key: 'key', secret: 'secret-word' }
  expect(readSettings(s3).stores).toEqual([{ ...store, region: 'us-east-1', prefix: '' }])
  expect(readSettings({ ...s3, PATISSERIE_S3_PREFIX: 'a/b', PATISSERIE_S3_REGION: 'eu' }).stores).toEqual([
    { ...store, region: 'eu', prefix: 'a/b/' },
  ])
  for (const name of Object.keys(s3)) {
    expect(problemsOf({ ...s3, [name]: '' })).toEqual([expect.stringMatching(`^${name} is needed .*is set.$`)])
  }
  expect(problemsOf({ PATISSERIE_S3_PREFIX: 'site/' })).toHaveLength(4)
  for (const [name, text] of [
    ['PATISSERIE_S3_ENDPOINT', 's3.example'],
    ['PATISSERIE_S3_BUCKET', 'Sweets'],
    ['PATISSERIE_S3_PREFIX', '/etc'],
  ] as const) {
    expect(problemsOf({ ...s3, [name]: text })).toEqual([expect.stringContaining(`${name} should be `)])
  }
})

test('further stores come after the first, the folder last and only once', () => {
  const next = Object.fromEntries(
    Object.entries({ ...s3, PATISSERIE_S3_BUCKET: 'more-sweets' }).map(([name, text]) => [
      name.replace('_S3_', '_S3_NEXT_'),
      text,
    ]),
  )
  const namesOf = (env: NodeJS.ProcessEnv) =>
    readSettings(env).stores.map((store) => (store === 'folder' ? store : store.bucket))
  expect(namesOf({ ...s3, ...next })).toEqual(['sweets', 'more-sweets'])
  expect(namesOf({ ...s3, ...next, PATISSERIE_FOLDER_LAST: '1' })).toEqual(['sweets', 'more-sweets', 'folder'])
  expect(namesOf({ ...s3, PATISSERIE_FOLDER_LAST: '1' })).toEqual(['sweets', 'folder'])
  expect(namesOf({ ...next, PATISSERIE_FOLDER_LAST: '1' })).toEqual(['folder', 'more-sweets'])
  expect(namesOf({ PATISSERIE_FOLDER_LAST: '1' })).toEqual(['folder'])
  expect(problemsOf({ ...s3, ...next, PATISSERIE_S3_NEXT_BUCKET: '' })).toEqual([
    expect.stringMatching(/^PATISSERIE_S3_NEXT_BUCKET is needed .*PATISSERIE_S3_NEXT_ENDPOINT is set.$/),
  ])
})

test('the table in docs/operations.md is the one in the code', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
  expect(page).toContain(printSettings())
})
