import { isIP } from 'node:net'
import { resolve } from 'node:path'
import {
  parseOrigin,
  parseOrigins,
  parseProxies,
  partsOff,
  type Setting,
  setting,
  url,
  wholeNumber,
  yesOrNo,
} from './setting-kinds.ts'

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof logLevels)[number]

/** The settings of a bucket, which begin with `begin`. */
const bucketAt = (begin: string, { what, otherwise }: { readonly what: string; readonly otherwise: string }) => ({
  endpoint: setting({
    name: `${begin}_ENDPOINT`,
    what,
    ...url('http', 'https'),
    default: null,
    otherwise,
  }),
  region: setting({
    name: `${begin}_REGION`,
    what: 'The region of the store.',
    expects: 'a name such as eu-central-1',
    default: 'us-east-1',
    parse: (text) => (/^[a-z0-9-]{1,40}$/i.test(text) ? text : undefined),
  }),
  bucket: setting({
    name: `${begin}_BUCKET`,
    what: 'The bucket; it must exist.',
    expects: 'the name of a bucket',
    default: null,
    otherwise: 'needed with an endpoint',
    parse: (text) => (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) ? text : undefined),
  }),
  key: setting({
    name: `${begin}_KEY`,
    what: 'The id of the access key.',
    expects: 'the id of a key',
    default: null,
    otherwise: 'needed with an endpoint',
    parse: (text) => text,
  }),
  secret: setting({
    name: `${begin}_SECRET`,
    what: 'The secret of the access key.',
    expects: 'the secret of a key',
    default: null,
    otherwise: 'needed with an endpoint',
    secret: true,
    parse: (text) => text,
  }),
  prefix: setting({
    name: `${begin}_PREFIX`,
    what: 'What the names of the files in the bucket begin with.',
    expects: 'a path such as site/',
    default: null,
    otherwise: 'nothing',
    parse: (text) => (/^[\w.-]+(\/[\w.-]+)*\/?$/.test(text) ? text.replace(/\/?$/, '/') : undefined),
  }),
})

export type BucketSettings = ReturnType<typeof bucketAt>
export const s3 = bucketAt('PATISSERIE_S3', {
  what: 'An S3-compatible store for pictures and replays, with the three settings below.',
  otherwise: 'files lie in `files/` in the data folder',
})
export const s3Next = bucketAt('PATISSERIE_S3_NEXT', {
  what: 'A second store of that kind, which takes the files that the first place does not take.',
  otherwise: 'there is no second store',
})

/** All settings, in the order of docs/operations.md. */
export const settingsTable = {
  port: setting({
    name: 'PATISSERIE_PORT',
    what: 'The port the site listens on.',
    ...wholeNumber(1, 65_535),
    default: '8080',
  }),
  host: setting({
    name: 'PATISSERIE_HOST',
    what: 'The address the site listens on. Anything but a loopback address makes it a public site.',
    expects: 'a host name or an IP address',
    default: '127.0.0.1',
    parse: (text) => (isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined),
  }),
  data: setting({
    name: 'PATISSERIE_DATA',
    what: 'The folder for everything the site keeps: database, files, mails of development.',
    expects: 'a path',
    default: './data',
    parse: (text) => resolve(text),
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    what: 'A PostgreSQL server of your own, 15 or newer.',
    ...url('postgres', 'postgresql'),
    default: null,
    otherwise: 'the database that comes with the site, in the data folder',
    secret: true,
  }),
  s3Endpoint: s3.endpoint,
  s3Region: s3.region,
  s3Bucket: s3.bucket,
  s3Key: s3.key,
  s3Secret: s3.secret,
  s3Prefix: s3.prefix,
  s3NextEndpoint: s3Next.endpoint,
  s3NextRegion: s3Next.region,
  s3NextBucket: s3Next.bucket,
  s3NextKey: s3Next.key,
  s3NextSecret: s3Next.secret,
  s3NextPrefix: s3Next.prefix,
  folderLast: setting({
    name: 'PATISSERIE_FOLDER_LAST',
    what: 'Whether `files/` in the data folder takes the files that no bucket takes. All processes must see the same folder.',
    ...yesOrNo(),
    default: '0',
  }),
  redisUrl: setting({
    name: 'PATISSERIE_REDIS_URL',
    what: 'A Redis server that shares limits and live news between several processes.',
    ...url('redis', 'rediss'),
    default: null,
    otherwise: 'the database shares them',
    secret: true,
  }),
  jobs: setting({
    name: 'PATISSERIE_JOBS',
    what: 'Whether this process works through jobs (mails, cleaning up). At least one process of a site must.',
    ...yesOrNo(),
    default: '1',
  }),
  renderThreads: setting({
    name: 'PATISSERIE_RENDER_THREADS',
    what: 'How many threads render pages beside the one that answers calls. One of them stays ready; 0 saves its memory.',
    ...wholeNumber(0, 8),
    default: null,
    otherwise: 'as many as there are cores, at most 4',
  }),
  cors: setting({
    name: 'PATISSERIE_CORS_ORIGINS',
    what: 'Origins whose pages may make calls from a browser.',
    expects: 'origins such as https://tools.example, with commas between them, or * for all',
    default: null,
    otherwise: 'none but the site itself',
    parse: parseOrigins,
  }),
  metricsToken: setting({
    name: 'PATISSERIE_METRICS_TOKEN',
    what: 'Whoever sends it as `Authorization: Bearer …` may read `/metrics` from elsewhere.',
    expects: 'at least 16 letters, digits, _ or -',
    default: null,
    otherwise: '`/metrics` answers this machine only, and never through a proxy',
    secret: true,
    parse: (text) => (/^[\w-]{16,200}$/.test(text) ? text : undefined),
  }),
  origin: setting({
    name: 'PATISSERIE_ORIGIN',
    what: 'Where people reach the site; links in mails begin with it.',
    expects: 'an address without a path, such as https://sweets.example',
    default: null,
    otherwise: 'http://localhost: and the port',
    parse: parseOrigin,
  }),
  smtpUrl: setting({
    name: 'PATISSERIE_SMTP_URL',
    what: 'The server that takes outgoing mail. A public site does not start without it.',
    ...url('smtp', 'smtps'),
    default: null,
    otherwise: 'mails are written to `mail/` in the data folder and shown on `/test`',
    secret: true,
  }),
  mailFrom: setting({
    name: 'PATISSERIE_MAIL_FROM',
    what: 'The sender of mails.',
    expects: 'a mail address, or a name and an address in angle brackets',
    default: null,
    otherwise: 'Danmaku Patisserie, no-reply at the host of the origin',
    parse: (text) => (/^([^@<>]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(text) ? text : undefined),
  }),
  trustProxy: setting({
    name: 'PATISSERIE_TRUST_PROXY',
    what: 'The proxies whose `X-Forwarded-For` and `X-Request-Id` count.',
    expects: 'addresses or networks (10.0.0.0/8) with commas between, or the number of proxies from 1 to 9',
    default: null,
    otherwise: 'none: the header is ignored',
    parse: parseProxies,
  }),
  reviewFirst: setting({
    name: 'PATISSERIE_REVIEW_FIRST',
    what: 'How many first posts of a new account wait for staff: replays and comments.',
    ...wholeNumber(0, 10),
    default: '0',
  }),
  reviewPaintings: setting({
    name: 'PATISSERIE_REVIEW_PAINTINGS',
    what: 'Paintings of a member wait for staff while fewer than so many of theirs hang on the wall.',
    ...wholeNumber(0, 10),
    default: '3',
  }),
  antiSpam: setting({
    name: 'PATISSERIE_ANTI_SPAM',
    what: 'Whether posts wait for staff if several accounts post the same text or link, or a new account an external link.',
    ...yesOrNo(),
    default: '1',
  }),
  fetchPictures: setting({
    name: 'PATISSERIE_FETCH_PICTURES',
    what: 'Whether the site fetches pictures elsewhere that texts show, from open addresses only. Without it they stay links.',
    ...yesOrNo(),
    default: '1',
  }),
  parts: setting({
    name: 'PATISSERIE_PARTS',
    what: 'Parts of the site that are switched off: their pages and calls are gone, what they stored stays.',
    ...partsOff(),
    default: null,
    otherwise: 'all parts',
  }),
  adultAge: setting({
    name: 'PATISSERIE_ADULT_AGE',
    what: 'The age that members confirm before their first stake.',
    ...wholeNumber(13, 25),
    default: '18',
  }),
  demo: setting({
    name: 'PATISSERIE_DEMO',
    what: 'Whether an empty site begins with demo accounts; their passwords are printed once.',
    ...yesOrNo(),
    default: null,
    otherwise: 'yes; no on a public site, where it must not be yes',
  }),
  allowGet: setting({
    name: 'PATISSERIE_ALLOW_GET',
    what: 'Serves every call by GET as well, for trying things out. Never on a public site.',
    ...yesOrNo(),
    default: '0',
  }),
  dev: setting({
    name: 'PATISSERIE_DEV',
    what: 'Serves the pages from their sources and reloads them on change (`npm run dev`). Never on a public site.',
    ...yesOrNo(),
    default: '0',
  }),
  log: setting({
    name: 'PATISSERIE_LOG',
    what: 'How much is logged.',
    expects: `one of ${logLevels.join(', ')}`,
    default: 'warn',
    parse: (text): LogLevel | undefined => logLevels.find((level) => level === text),
  }),
} as const

/** The Markdown table of docs/operations.md. */
export function printSettings(): string {
  const rows = Object.values(settingsTable).map(({ name, what, expects, ...entry }: Setting<unknown>) => {
    const absent = entry.default === null ? (entry.otherwise ?? '') : `\`${entry.default}\``
    return `| \`${name}\` | ${what} | ${expects} | ${absent} |`
  })
  return ['| name | what it does | should be | when not set |', '|---|---|---|---|', ...rows].join('\n')
}
