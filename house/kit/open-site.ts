import { join } from 'node:path'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { tagOf } from '#contract/endpoint.ts'
import { type ConnectionConfig, type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { siteSecret } from './db/secret.ts'
import { type AllowedOrigins, allowOrigins } from './http/allow-origins.ts'
import type { Caller, Feature } from './http/call.ts'
import { openCaptcha } from './http/captcha.ts'
import { answerBadAddress, answerFailures, type MetFault } from './http/failures.ts'
import { guardFloods } from './http/flood-limit.ts'
import { type Part, serveHealth } from './http/health.ts'
import { keepCallers } from './http/keep-callers.ts'
import { keepAnswers } from './http/kept-answers.ts'
import { markRequests, newRequestId } from './http/mark-requests.ts'
import { guestReads, type Kit, serveCalls } from './http/routes.ts'
import { type Job, migrateJobs, startJobs } from './jobs/jobs.ts'
import { type Changes, followChanges } from './kept/changes.ts'
import { Keeper } from './kept/keeper.ts'
import { type Limits, openLimits, type Rate } from './limits/limits.ts'
import { type Live, openLive } from './live/open-live.ts'
import { openPostgresFanout } from './live/postgres-fanout.ts'
import { openRedisFanout } from './live/redis-fanout.ts'
import type { LiveTopic } from './live/topic.ts'
import { serveMailbox } from './mail/mailbox.ts'
import { openMailer, type SendMail } from './mail/mailer.ts'
import { guardTestPages } from './mail/own-hosts.ts'
import { type Figure, serveMetrics } from './metrics/serve-metrics.ts'
import { siteFigures } from './metrics/site-figures.ts'
import type { Pages } from './pages/packed-page.ts'
import { asksForPage, servePages } from './pages/serve-pages.ts'
import { openRedis } from './redis/open-redis.ts'
import type { StoreSettings } from './settings.ts'

/** What the composition root may build on. */
export interface Foundation {
  readonly db: Database
  readonly limits: Limits
  /** Cache invalidation: entries are dropped when a write touches what they show. */
  readonly keeper: Keeper
  /** Called by jobs to say what they changed; calls declare it in the contract instead. */
  readonly touched: Changes['touched']
  readonly log: Logger
  /** Sends a mail now: for jobs whose mail must say how things are when it leaves. Calls queue the job `mail` instead. */
  readonly mail: SendMail
  readonly now: () => Date
  /** Public origin of the site, without a slash at the end: for links in mails and pages. */
  readonly origin: string
  readonly dataFolder: string
  /** The stores of files, in the order in which they are asked to take one. */
  readonly stores: readonly StoreSettings[]
  /** How many first posts of an account wait for staff. */
  readonly reviewFirst: number
  /** Works of a member wait for staff while fewer than so many of theirs hang; 0 on a demo site. */
  readonly reviewPaintings: number
  /** Whether posts wait for their text or their links. */
  readonly antiSpam: boolean
  /** Whether external pictures that members link to may be fetched. */
  readonly fetchPictures: boolean
  /** Names of the parts that the operator switched off. */
  readonly without: ReadonlySet<string>
  /** Years that members confirm before their first stake. */
  readonly adultAge: number
  /** Demo site: its demo accounts hold their staff codes without two-factor. */
  readonly demo: boolean
}

/** What the composition root contributes to the site. */
export interface Composition {
  readonly features: readonly Feature[]
  readonly authenticate: Kit['authenticate']
  readonly jobs: Readonly<Record<string, Job>>
  readonly crontab: string
  /** Routes besides the calls: stored files, health, the mailbox of development. */
  readonly routes: (app: FastifyInstance) => Promise<void>
  /** Runs once, after migrating and before anything is served. */
  readonly start: () => Promise<void>
  /** Topics that browsers may follow at `/api/live`. */
  readonly live?: readonly LiveTopic[]
  /** Further dependencies, by their names at `/readyz`. */
  readonly parts?: Readonly<Record<string, Part>>
  /** Further metrics for `/metrics`. */
  readonly figures?: readonly Figure[]
  /** Words of the site inside an answer, in the reader's language. */
  readonly spoken?: Kit['spoken']
  /** Releases what `compose` opened. */
  readonly stop?: () => Promise<void>
  /** Called on every fault (unexpected error); must not delay the caller. */
  readonly faulted?: (fault: MetFault) => void
}

export interface SiteOptions {
  readonly connection: ConnectionConfig
  readonly dataFolder: string
  /** Default: files are stored in the data folder. */
  readonly stores?: readonly StoreSettings[]
  /** First posts of an account that wait for staff; default none. */
  readonly reviewFirst?: number
  /** Works of a member wait while fewer than so many of theirs hang; default none. */
  readonly reviewPaintings?: number
  /** Whether posts wait for their text or their links; default false. */
  readonly antiSpam?: boolean
  /** Whether external pictures may be fetched; default false. */
  readonly fetchPictures?: boolean
  /** Names of the parts that are switched off; default none. */
  readonly without?: readonly string[]
  /** Years that members confirm before their first stake; default 18. */
  readonly adultAge?: number
  /** Whether it is a demo site; must be false where others can reach it. */
  readonly demo?: boolean
  readonly redisUrl?: string | null
  /** Whether this process runs jobs; default true. */
  readonly jobs?: boolean
  readonly metricsToken?: string | null
  readonly cors?: AllowedOrigins
  readonly origin: string
  /** Whether others than this machine's owner can reach the site. */
  readonly publicSite: boolean
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly trustProxy: string | string[] | boolean | ((address: string, hop: number) => boolean)
  readonly allowGet: boolean
  readonly log: Logger
  readonly rates: Readonly<Record<string, Rate>>
  readonly now?: () => Date
  /** Difficulty of the captcha: the largest number to be found. */
  readonly captchaMax?: number
  /** Milliseconds that requests in progress get to finish when the site stops; default 10 s. */
  readonly stopPatienceMs?: number
  /** Serves the front end and answers the page renderer; null: only calls are served. */
  readonly pages: ((app: FastifyInstance) => Promise<() => Promise<Pages>>) | null
  readonly compose: (foundation: Foundation) => Composition | Promise<Composition>
}

export interface Site {
  readonly app: FastifyInstance
  readonly foundation: Foundation
  readonly authenticate: (token: string) => Promise<Caller | null>
  /** Stops accepting requests, finishes those in progress and closes the database. */
  stop(): Promise<void>
}

/** Opens the whole site on a database: migrates, composes and registers routes; does not listen yet. */
export async function openSite(options: SiteOptions): Promise<Site> {
  const { log } = options
  const now = options.now ?? (() => new Date())
  const db = openDatabase(options.connection)
  await migrate(db.patient, () => migrateJobs(db, log))
  const redis = options.redisUrl ? await openRedis(options.redisUrl, log) : null
  const limits = openLimits(db, options.rates, redis)
  const keeper = new Keeper()
  const changes = followChanges(options.connection, db, keeper)
  const { origin, dataFolder } = options
  let live: Live | null = null
  const touched: Changes['touched'] = (marks) => {
    changes.touched(marks)
    live?.touched(marks.map(tagOf))
  }
  db.whenTouched(touched)
  const stores = options.stores ?? ['folder']
  const reviewFirst = options.reviewFirst ?? 0
  const antiSpam = options.antiSpam ?? false
  const fetchPictures = options.fetchPictures ?? false
  const demo = (options.demo ?? false) && !options.publicSite
  const reviewPaintings = demo ? 0 : (options.reviewPaintings ?? 0)
  const { adultAge = 18 } = options
  const without = new Set(options.without)
  const said = {
    origin,
    dataFolder,
    reviewFirst,
    reviewPaintings,
    antiSpam,
    fetchPictures,
    without,
    adultAge,
    demo,
    stores,
  }
  const mailFolder = join(options.dataFolder, 'mail')
  const mail = openMailer({ smtpUrl: options.smtpUrl, from: options.mailFrom, folder: mailFolder })
  const foundation: Foundation = { db, limits, keeper, touched, log, mail, now, ...said }
  const composition = await options.compose(foundation)
  await composition.start()

  const captcha = openCaptcha(db, await siteSecret(db, 'captcha'), options.captchaMax)
  const authenticate = keepCallers(keeper, composition.authenticate)
  const answers = keepAnswers(keeper)
  const { allowGet } = options
  const kit: Kit = {
    db,
    limits,
    captcha,
    authenticate,
    now,
    touched,
    answers,
    allowGet,
    ...(composition.spoken && { spoken: composition.spoken }),
  }
  const app = makeServer(options, (fault) => composition.faulted?.(fault))
  guardFloods(app, redis)
  const streams: Figure = {
    name: 'live_streams',
    help: 'Live streams open now.',
    type: 'gauge',
    read: () => live?.count() ?? 0,
  }
  const figures = [...siteFigures({ db, keeper, redis }), streams, ...(composition.figures ?? [])]
  serveMetrics(app, figures, options.metricsToken ?? null)
  const database: Part = { check: () => db.pool.query('select from kit_migrations limit 1'), vital: true }
  const redisPart: Part | null = redis && { check: () => redis.ping(), vital: false }
  const health = serveHealth(app, { database, ...(redisPart && { redis: redisPart }), ...composition.parts })
  const fanout = redis ? openRedisFanout(redis) : openPostgresFanout(options.connection, db)
  live = openLive(app, { db, fanout, topics: composition.live ?? [], authenticate: composition.authenticate, now })
  await allowOrigins(app, options.cors ?? null)
  await composition.routes(app)
  if (!options.publicSite) guardTestPages(app, origin)
  if (!options.publicSite && !options.smtpUrl) serveMailbox(app, mailFolder)
  await serveCalls(app, composition.features, kit)
  if (options.pages) {
    const pages = await options.pages(app)
    const read = guestReads(composition.features, kit)
    const { publicSite } = options
    servePages(app, {
      pages,
      read,
      keeper,
      origin,
      publicSite,
      without: [...without].sort(),
      now: () => now().getTime(),
    })
  }
  const { crontab } = composition
  const works = options.jobs ?? true
  const worker = works ? await startJobs(db, { mail, ...composition.jobs }, { crontab, log }) : null
  return {
    app,
    foundation,
    authenticate: (token) => authenticate(token, now()),
    stop: async () => {
      await health.leave()
      // A client that never ends its request would otherwise block the stop for ever.
      const patience = setTimeout(() => app.server.closeAllConnections(), options.stopPatienceMs ?? 10_000)
      await app.close().finally(() => clearTimeout(patience))
      live?.close()
      // One that fails to stop must not prevent the others: the database may be gone.
      const ends = await Promise.allSettled([worker?.stop(), composition.stop?.(), changes.close(), fanout.close()])
      redis?.disconnect()
      ends.push(...(await Promise.allSettled([db.close()])))
      for (const end of ends) if (end.status === 'rejected') log.warn({ err: end.reason }, 'not stopped cleanly')
    },
  }
}

/** Time limit for receiving a whole request, in seconds: the client gives an upload 50 s. */
const requestSeconds = 60

function makeServer(options: SiteOptions, faulted: (fault: MetFault) => void): FastifyInstance {
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    // No child logger per request; log lines name their request themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: options.trustProxy,
    bodyLimit: 524_288,
    genReqId: newRequestId,
    // The address cannot be parsed. People get the page for missing things, which is shown at any address.
    frameworkErrors: (_, request, reply) => {
      if (app.answerPage && asksForPage(request)) void app.answerPage(request, reply, 400)
      else answerBadAddress(reply)
    },
    // Limits connections that send a byte now and then (slowloris); the slowest upload allowed still fits.
    requestTimeout: requestSeconds * 1_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance // the logger's type is pino's, which Fastify's default names differently
  app.decorate('answerPage', null)
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  const { origin, publicSite } = options
  markRequests(app, { origin, publicSite, stopping: () => stopping })
  answerFailures(app, faulted)
  return app
}
