import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { solveChallenge } from 'altcha-lib/v1'
import pino from 'pino'
import { inject } from 'vitest'
import { programValue, wireInput } from '#api/answer.ts'
import type { Endpoint, Out, Sent } from '#contract/endpoint.ts'
import { type Auth, authorizationScheme, captchaHeader, type Envelope, idempotencyHeader } from '#contract/envelope.ts'
import { sizesJob } from '#core/files/job-names.ts'
import type { ConnectionConfig } from '#kit/db/database.ts'
import type { Rate } from '#kit/limits/limits.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { type Composition, openSite, type Site, type SiteOptions } from '#kit/open-site.ts'
import { rates } from '#rules/rates.ts'
import { makeDatabase } from './test-server.ts'

export interface TestAnswer<E extends Endpoint> {
  readonly status: number
  readonly auth: Auth
  readonly msg: string
  /** The output of a call that succeeded; otherwise the data that came with the refusal. */
  readonly data: Out<E>
}

interface CallOptions {
  readonly token?: string
  readonly file?: { readonly name: string; readonly bytes: Uint8Array }
  readonly idempotencyKey?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Whether to solve a captcha and repeat the call. Default: true. */
  readonly solve?: boolean
  /** Address the call comes from. */
  readonly ip?: string
}

export interface TestSite {
  readonly site: Site
  call<E extends Endpoint>(endpoint: E, input: Sent<E>, options?: CallOptions): Promise<TestAnswer<E>>
  /** Mails sent so far, oldest first. A call answers before its mails are sent: `settleJobs` waits for them. */
  mails(): Promise<Mail[]>
  /** Advances the site's clock. Rate limits in the database use the real clock. */
  advance(ms: number): void
  readonly dataFolder: string
  readonly connection: ConnectionConfig
  /** Whether the site runs the jobs that draw pictures; see `TestSiteOptions`. */
  readonly pictureJobs: boolean
  close(): Promise<void>
}

export interface TestSiteOptions
  extends Partial<
    Pick<
      SiteOptions,
      | 'cors'
      | 'compose'
      | 'pages'
      | 'publicSite'
      | 'allowGet'
      | 'reviewFirst'
      | 'reviewPaintings'
      | 'antiSpam'
      | 'fetchPictures'
      | 'adultAge'
      | 'without'
      | 'demo'
      | 'metricsToken'
      | 'stores'
      | 'redisUrl'
      | 'jobs'
    >
  > {
  /** Multiplies the points of every rate limit. */
  readonly ratesFactor?: number
  /** Port of 127.0.0.1 to listen on, which is also the site's origin. */
  readonly port?: number
  /**
   * Opens a second process of that site: it shares database and data folder, and does not remove them when it closes.
   */
  readonly beside?: Pick<TestSite, 'connection' | 'dataFolder'>
  /**
   * Whether the jobs `pictureJobs` run, which make sizes of pictures and preview pictures of replays. Default: false, because
   * they take more processor time than all else; they then stay in the queue. All other jobs run unless `jobs` is false.
   */
  readonly pictureJobs?: boolean
  /** Starts with a copy of another database and data folder. */
  readonly copyOf?: { readonly template: string; readonly dataFolder: string }
}

/** Jobs that draw pictures. */
export const pictureJobs: readonly string[] = [sizesJob, 'replayCard']

/**
 * Opens the whole site on a database of its own, called through its HTTP routes. It listens only if `port` is given.
 */
export async function openTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const { beside, copyOf } = options
  const database = beside ? null : await makeDatabase(inject('server'), copyOf?.template ?? inject('template'))
  const connection = beside?.connection ?? database?.config ?? {} // `beside` or `database` is set
  const dataFolder = beside?.dataFolder ?? (await mkdtemp(join(tmpdir(), 'patisserie-site-')))
  if (copyOf) await cp(copyOf.dataFolder, dataFolder, { recursive: true })
  let shift = 0
  const compose = options.compose ?? (await import('../server/app.ts')).compose
  const site = await openSite({
    connection,
    dataFolder,
    origin: options.port ? `http://127.0.0.1:${options.port}` : 'http://localhost:8080',
    publicSite: options.publicSite ?? false,
    smtpUrl: null,
    mailFrom: 'shop@localhost',
    trustProxy: true,
    allowGet: options.allowGet ?? false,
    reviewFirst: options.reviewFirst ?? 0,
    reviewPaintings: options.reviewPaintings ?? 0,
    antiSpam: options.antiSpam ?? false,
    fetchPictures: options.fetchPictures ?? false,
    ...(options.without === undefined ? {} : { without: options.without }),
    ...(options.adultAge === undefined ? {} : { adultAge: options.adultAge }),
    demo: options.demo ?? false,
    cors: options.cors ?? null,
    log: pino({ level: process.env.PATISSERIE_LOG ?? 'silent' }),
    rates: scaled(options.ratesFactor ?? 100),
    captchaMax: 200,
    metricsToken: options.metricsToken ?? null,
    stores: options.stores ?? ['folder'],
    redisUrl: options.redisUrl ?? null,
    jobs: options.jobs ?? true,
    now: () => new Date(Date.now() + shift),
    pages: options.pages ?? null,
    compose: options.pictureJobs ? compose : async (foundation) => withoutPictureJobs(await compose(foundation)),
  })
  if (options.port) await site.app.listen({ port: options.port, host: '127.0.0.1' })
  return {
    site,
    dataFolder,
    connection,
    pictureJobs: options.pictureJobs ?? false,
    call: (endpoint, input, callOptions = {}) => send(site, { endpoint, input, options: callOptions }),
    mails: () => readMails(join(dataFolder, 'mail')),
    advance: (ms) => {
      shift += ms
    },
    close: async () => {
      await site.stop()
      if (!database) return
      await database.drop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

const withoutPictureJobs = ({ jobs, ...composition }: Composition): Composition => ({
  ...composition,
  jobs: Object.fromEntries(Object.entries(jobs).filter(([name]) => !pictureJobs.includes(name))),
})

const scaled = (factor: number): Record<string, Rate> =>
  Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, { ...rate, points: rate.points * factor }]))

interface Sending<E extends Endpoint> {
  readonly endpoint: E
  readonly input: Sent<E>
  readonly options: CallOptions
}

async function send<E extends Endpoint>(site: Site, sending: Sending<E>): Promise<TestAnswer<E>> {
  const first = await sendOnce(site, sending, undefined)
  if (first.auth !== 'captcha' || sending.options.solve === false) return first
  const challenge = first.data as { challenge: string; salt: string; algorithm: string; signature: string } // altcha's form
  const solution = await solveChallenge(challenge.challenge, challenge.salt, challenge.algorithm, 100_000).promise
  const { algorithm, salt, signature } = challenge
  const payload = { algorithm, challenge: challenge.challenge, number: solution?.number, salt, signature }
  return sendOnce(site, sending, Buffer.from(JSON.stringify(payload)).toString('base64'))
}

async function sendOnce<E extends Endpoint>(site: Site, sending: Sending<E>, captcha: string | undefined) {
  const { endpoint, input, options } = sending
  let url = `/api${endpoint.path}`
  // The contract makes every input an object of fields. The answer is not checked against the contract here.
  const query = new URLSearchParams()
  const fields = wireInput(endpoint, input)
  for (const [name, value] of Object.entries(fields as Record<string, unknown>)) {
    if (url.includes(`:${name}`)) url = url.replace(`:${name}`, String(value))
    else if (endpoint.method === 'GET' && value !== undefined) query.set(name, String(value))
  }
  if (query.size > 0) url += `?${query}`
  const headers: Record<string, string> = { ...options.headers }
  if (options.token) headers.authorization = `${authorizationScheme} ${options.token}`
  if (options.idempotencyKey) headers[idempotencyHeader] = options.idempotencyKey
  if (options.ip) headers['x-forwarded-for'] = options.ip
  if (captcha) headers[captchaHeader] = captcha
  const body = endpoint.form === 'upload' ? multipart(fields, options.file) : null
  const response = await site.app.inject({
    method: endpoint.method,
    url,
    headers: { ...headers, ...body?.headers },
    ...(endpoint.method === 'POST' && { payload: body ? body.payload : (fields as object) }),
  })
  const isEnvelope = String(response.headers['content-type']).startsWith('application/json')
  if (!isEnvelope)
    return { status: response.statusCode, auth: '', msg: '', data: response.rawPayload as Out<E> } as const
  const { auth, msg, data } = response.json() as Envelope // the answer of every call but a file
  const value = auth === '' && msg === '' ? programValue(endpoint, data) : (data as Out<E>) // a refusal's data, as `TestAnswer` says
  return { status: response.statusCode, auth, msg, data: value }
}

function multipart(fields: unknown, file: CallOptions['file']) {
  const boundary = 'patisserie-test-boundary'
  const parts = [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="fields"\r\n\r\n${JSON.stringify(fields)}\r\n`),
  ]
  if (file) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="blob"; filename="${encodeURIComponent(file.name)}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      Buffer.from(file.bytes),
      Buffer.from('\r\n'),
    )
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`))
  return { payload: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

async function readMails(folder: string): Promise<Mail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort()
  // The mailer wrote these files as JSON of a Mail.
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Mail))
}
