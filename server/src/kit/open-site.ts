import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Renderer } from '@patisserie/contract/page'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { type ConnectionConfig, type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { siteSecret } from './db/secret.ts'
import type { Caller, Feature } from './http/call.ts'
import { openCaptcha } from './http/captcha.ts'
import { answerBadAddress, answerFailures, type MetFault } from './http/failures.ts'
import { guardFloods } from './http/guard.ts'
import { keepCallers } from './http/keep-callers.ts'
import { keepAnswers } from './http/kept-answers.ts'
import { guestReads, type Kit, serveCalls } from './http/routes.ts'
import { type Job, migrateJobs, startJobs } from './jobs/jobs.ts'
import { type Changes, followChanges } from './kept/changes.ts'
import { Keeper } from './kept/keeper.ts'
import { type Limits, openLimits, type Rate } from './limits/limits.ts'
import { serveMailbox } from './mail/mailbox.ts'
import { openMailer } from './mail/mailer.ts'
import { servePages } from './pages/serve-pages.ts'

/** What the composition may build on. */
export interface Foundation {
  readonly db: Database
  readonly limits: Limits
  /** What is kept in memory until a write touches what it shows. */
  readonly keeper: Keeper
  /** Jobs say with it what they changed; writes of calls do by their declaration. */
  readonly touched: Changes['touched']
  readonly log: Logger
  readonly now: () => Date
  /** Public address of the site, without a slash at the end: for links in mails and pages. */
  readonly origin: string
  readonly dataFolder: string
}

/** The site as the composition root states it. */
export interface Composition {
  readonly features: readonly Feature[]
  readonly authenticate: Kit['authenticate']
  readonly jobs: Readonly<Record<string, Job>>
  readonly crontab: string
  /** Routes beside the calls: stored files, health, the mailbox of development. */
  readonly routes: (app: FastifyInstance) => Promise<void>
  /** Once, after migrating and before anything is served. */
  readonly start: () => Promise<void>
  /** Hears of every fault; what it does about it keeps nobody waiting. */
  readonly faulted?: (fault: MetFault) => void
}

export interface SiteOptions {
  readonly connection: ConnectionConfig
  readonly dataFolder: string
  readonly origin: string
  /** Others than this machine's owner may reach the site. */
  readonly publicSite: boolean
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly trustProxy: string | string[] | boolean | ((address: string, hop: number) => boolean)
  readonly allowGet: boolean
  readonly log: Logger
  readonly rates: Readonly<Record<string, Rate>>
  readonly now?: () => Date
  /** Hardness of the captcha: the largest number to be found. */
  readonly captchaMax?: number
  /** How long requests under way may take to end when the site stops; 10 s without it. */
  readonly stopPatienceMs?: number
  /** Serves the front end and gives its renderer; without it only calls are answered. */
  readonly pages: ((app: FastifyInstance) => Promise<() => Promise<Renderer>>) | null
  readonly compose: (foundation: Foundation) => Composition | Promise<Composition>
}

export interface Site {
  readonly app: FastifyInstance
  readonly foundation: Foundation
  readonly authenticate: (token: string) => Promise<Caller | null>
  /** Stops taking requests, finishes what is under way, lets go of the database. */
  stop(): Promise<void>
}

/** Opens the whole site on a database: migrates, composes, serves (without listening yet). */
export async function openSite(options: SiteOptions): Promise<Site> {
  const { log } = options
  const now = options.now ?? (() => new Date())
  const db = openDatabase(options.connection)
  await migrate(db.pool)
  await migrateJobs(db, log)
  const limits = openLimits(db, options.rates)
  const keeper = new Keeper()
  const changes = followChanges(options.connection, db.pool, keeper)
  const { origin, dataFolder } = options
  const foundation: Foundation = { db, limits, keeper, touched: changes.touched, log, now, origin, dataFolder }
  const composition = await options.compose(foundation)
  await composition.start()

  const captcha = openCaptcha(db, await siteSecret(db, 'captcha'), options.captchaMax)
  const authenticate = keepCallers(keeper, composition.authenticate)
  const answers = keepAnswers(keeper)
  const { allowGet } = options
  const kit: Kit = { db, limits, captcha, authenticate, now, touched: changes.touched, answers, allowGet }
  const app = makeServer(options, (fault) => composition.faulted?.(fault))
  await composition.routes(app)
  const mailFolder = join(options.dataFolder, 'mail')
  if (!options.publicSite && !options.smtpUrl) serveMailbox(app, mailFolder)
  await serveCalls(app, composition.features, kit)
  if (options.pages) {
    const renderer = await options.pages(app)
    const read = guestReads(composition.features, kit)
    const { publicSite } = options
    servePages(app, { renderer, read, keeper, origin, publicSite, now: () => now().getTime() })
  }
  const send = openMailer({ smtpUrl: options.smtpUrl, from: options.mailFrom, folder: mailFolder })
  const worker = await startJobs(db, { mail: send, ...composition.jobs }, { crontab: composition.crontab, log })
  return {
    app,
    foundation,
    authenticate: (token) => authenticate(token, now()),
    stop: async () => {
      // A caller who never ends their request would hold the door open for ever.
      const patience = setTimeout(() => app.server.closeAllConnections(), options.stopPatienceMs ?? 10_000)
      await app.close().finally(() => clearTimeout(patience))
      // Each lets go of the database even where another could not: the database may be gone.
      const ends = await Promise.allSettled([worker.stop(), changes.close()])
      ends.push(...(await Promise.allSettled([db.close()])))
      for (const end of ends) if (end.status === 'rejected') log.warn({ err: end.reason }, 'not stopped cleanly')
    },
  }
}

/** A request must have come whole by then: the client gives an upload 50 s. */
const requestSeconds = 60

function makeServer(options: SiteOptions, faulted: (fault: MetFault) => void): FastifyInstance {
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit: 524_288,
    genReqId: () => randomUUID(),
    frameworkErrors: answerBadAddress,
    // Whoever sends a byte now and then does not hold a connection for long; the slowest upload allowed fits.
    requestTimeout: requestSeconds * 1_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance // the logger's type is pino's, which Fastify's default names differently
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', async (request, reply) => {
    // Else the connection would stay open for the next request, and the stop would wait for it.
    if (stopping) reply.header('connection', 'close')
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  })
  answerFailures(app, faulted)
  guardFloods(app)
  return app
}
