import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { type Endpoint, type Mark, marksOf } from '#contract/endpoint.ts'
import { captchaHeader, idempotencyHeader, memberHeader } from '#contract/envelope.ts'
import type { Database } from '../db/database.ts'
import type { Limits } from '../limits/limits.ts'
import { BadInput, Refusal } from '../refusal.ts'
import type { Before, BlobAnswer, Caller, Feature, Origin } from './call.ts'
import type { Captcha } from './captcha.ts'
import { checkGate, checkWriter } from './gate.ts'
import { type Keyed, once } from './idempotency.ts'
import { type Asker, isKept, type KeptAnswers, watched } from './kept-answers.ts'
import { inLane } from './lanes.ts'
import { languageOf } from './language.ts'
import { networkOf } from './network.ts'
import { refuseOtherMethods } from './other-methods.ts'
import { type AnyCall, type Runner, runnersOf } from './runners.ts'
import { compile } from './schemas.ts'
import { sendJson } from './send-json.ts'
import { type Spoken, spokenBytes } from './spoken-bytes.ts'
import { serveUpload } from './upload/serve-upload.ts'
import { uploadLimit } from './upload/upload.ts'
import { openUploadPlaces, type UploadPlaces } from './upload/upload-places.ts'

export interface Kit {
  readonly db: Database
  readonly limits: Limits
  readonly captcha: Captcha
  /** The account that a token belongs to, or null. */
  readonly authenticate: (token: string, now: Date) => Promise<Caller | null>
  readonly now: () => Date
  /** Called with the touched marks after a write has committed. */
  readonly touched: (marks: readonly Mark[]) => void
  readonly answers: KeptAnswers
  readonly spoken?: Spoken
  /** Also serve POST calls as GET with `?input=` (only for development on loopback). */
  readonly allowGet: boolean
}

/** Registers the routes of all calls below `/api`. */
export async function serveCalls(app: FastifyInstance, features: readonly Feature[], kit: Kit): Promise<void> {
  const runners = features.flatMap(runnersOf)
  refuseOtherMethods(
    app,
    runners.map(({ endpoint }) => ({ url: urlOf(endpoint), methods: methodsOf(endpoint, kit) })),
  )
  for (const runner of runners) if (runner.endpoint.form !== 'upload') serveCall(app, { runner, kit, serve: answer })
  const serve = answerUpload(openUploadPlaces())
  // In a separate Fastify scope: the multipart plugin adds hooks to every request in its scope.
  await app.register(async (room) => {
    await room.register(multipart, {
      // `readUpload` enforces the limit of each call, because it answers with a proper refusal.
      throwFileSizeLimit: false,
      limits: { fileSize: uploadLimit, files: 1, fields: 4, fieldSize: 65_536, parts: 6 },
    })
    for (const runner of runners) if (runner.endpoint.form === 'upload') serveCall(room, { runner, kit, serve })
  })
}

interface Served {
  readonly runner: Runner
  readonly kit: Kit
  readonly serve: typeof answer
}

function serveCall(app: FastifyInstance, { runner, kit, serve }: Served): void {
  const { endpoint } = runner
  const handle = (request: FastifyRequest, reply: FastifyReply) => serve(runner, kit, { request, reply })
  // No HEAD route: it would run the whole call for nothing, and in development some GET calls write.
  app.route({ method: methodsOf(endpoint, kit), url: urlOf(endpoint), handler: handle, exposeHeadRoute: false })
}

const urlOf = ({ path }: Endpoint): string => `/api${path}`

/** The methods by which a call is served. */
function methodsOf({ method, form, secret }: Endpoint, { allowGet }: Kit): HTTPMethods[] {
  const asGet = allowGet && method === 'POST' && form === 'json' && !secret
  return asGet ? [method, 'GET'] : [method]
}

/**
 * Runs a read inside the process as a guest and answers its envelope as JSON: for the loaders of pages. It may change
 * the input object.
 */
export function guestReads(features: readonly Feature[], kit: Kit) {
  const byPath = new Map<string, Runner>(features.flatMap(runnersOf).map((runner) => [runner.endpoint.path, runner]))
  return async (path: string, raw: unknown, from: Origin): Promise<string> => {
    const runner = byPath.get(path)
    if (runner?.endpoint.kind !== 'read') throw new Error(`no read is called ${path}`)
    try {
      const taken = takeInput(runner.endpoint, raw)
      const caller = { member: null, from, captcha: undefined, key: undefined }
      await spend(runner.endpoint, kit, caller)
      return (await read(runner, kit, { ...caller, ...taken, file: null })).toString()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return JSON.stringify({ auth: error.auth, data: error.data, msg: error.code })
    }
  }
}

interface Exchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function answer(runner: Runner, kit: Kit, { request, reply }: Exchange) {
  const caller = await admit(runner.endpoint, kit, { request, reply })
  const taken = takeInput(runner.endpoint, rawInput(runner.endpoint, request))
  await runner.check?.({ input: taken.input, refuse })
  await spend(runner.endpoint, kit, caller)
  const incoming = { ...caller, ...taken, file: null }
  if (isKept(runner.endpoint)) return sendJson(request, reply, await read(runner, kit, incoming))
  return send(runner, { request, reply }, await execute(runner, kit, incoming), kit)
}

/** Runs a read; its answer is cached where `isKept` allows it. */
async function read(runner: Runner, kit: Kit, incoming: Incoming): Promise<Buffer> {
  const { endpoint } = runner
  const made = async (asker?: Asker) =>
    Buffer.from(compile(endpoint).write(await execute(runner, kit, incoming, asker)))
  const { language } = incoming.from
  if (!isKept(endpoint)) return spokenBytes(await made(), language, kit.spoken)
  const kept = await kit.answers.answer({ endpoint, input: incoming.input, now: kit.now().getTime() }, made)
  return spokenBytes(kept, language, kit.spoken)
}

/** An upload takes its rate-limit point and its upload place before a byte of it is read. */
const answerUpload = (places: UploadPlaces) => async (runner: Runner, kit: Kit, http: Exchange) => {
  const caller = await admit(runner.endpoint, kit, http)
  await spend(runner.endpoint, kit, caller)
  const whose = caller.member ? `m${caller.member.id}` : caller.from.network
  return serveUpload({ places, whose, file: runner.endpoint.file, ...http }, async ({ fields, file }) => {
    const taken = takeInput(runner.endpoint, fields)
    return send(runner, http, await execute(runner, kit, { ...caller, ...taken, file }), kit)
  })
}

/** Authenticates the caller and checks the gate. */
async function admit(endpoint: Endpoint, kit: Kit, { request, reply }: Exchange): Promise<Admitted> {
  // The site's own clock: pages count down by it, whatever the clock of their machine says.
  reply.header('cache-control', 'no-store').header('date', kit.now().toUTCString())
  const token = /^Dessert ([\w-]{20,128})$/.exec(request.headers.authorization ?? '')?.[1]
  const member = token ? await kit.authenticate(token, kit.now()) : null
  checkWriter(endpoint, member, header(request, memberHeader))
  checkGate(endpoint, member)
  if (member?.scopes) await kit.limits.take('script', `m${member.id}`)
  const key = header(request, idempotencyHeader)
  if (key && key.length > 100) throw new BadInput(idempotencyHeader, 'must NOT have more than 100 characters')
  return { member, from: originOf(request), captcha: header(request, captchaHeader), key }
}

/** Takes what a call costs: a solved captcha if it demands one, and a point of its rate limit. */
async function spend(endpoint: Endpoint, kit: Kit, { member, from, captcha }: Admitted): Promise<void> {
  if (endpoint.captcha) await kit.captcha.require(captcha, { call: endpoint.path, network: from.network })
  if (!endpoint.rate) return
  const counted = { member: member?.id ?? null, network: from.network, isNew: member?.standing === 'new' }
  await kit.limits.takeCall(endpoint.rate, counted)
}

function send({ endpoint }: Runner, { request, reply }: Exchange, data: unknown, { spoken }: Kit) {
  if (endpoint.blob) return sendBlob(reply, data as BlobAnswer) // a blob endpoint's handler answers nothing else
  const json = compile(endpoint).write(data)
  return sendJson(request, reply, spoken ? spoken(json, languageOf(request)) : json)
}

interface Admitted {
  readonly member: Caller | null
  readonly from: Origin
  readonly captcha: string | undefined
  readonly key: string | undefined
}

/** A parsed input, with the names of the wire and with those of handlers. */
interface Taken {
  readonly wire: unknown
  readonly input: unknown
}

function takeInput(endpoint: Endpoint, raw: unknown): Taken {
  const { parse, decode } = compile(endpoint)
  const wire = parse(raw)
  return { wire, input: decode(wire) }
}

interface Incoming extends Admitted, Taken {
  readonly file: Before<Endpoint>['file']
}

const refuse: Before<Endpoint>['refuse'] = (code, data) => {
  throw new Refusal({ code, data })
}

/** Runs the call's handler; the answer has the names of the wire. */
async function execute(runner: Runner, kit: Kit, incoming: Incoming, asker?: Asker): Promise<unknown> {
  const { endpoint } = runner
  const { member, from } = incoming
  const scope = { call: endpoint.path, network: from.network }
  const plain: Before<Endpoint> = {
    input: incoming.input,
    // The gate has passed, so `member` is set wherever the endpoint's type says so.
    member: member as Caller,
    from,
    file: incoming.file,
    now: kit.now(),
    refuse,
    requireCaptcha: () => kit.captcha.require(incoming.captcha, scope),
  }
  const before = asker ? watched(plain, asker) : plain
  const ready = await runner.prepare?.(before)
  // The erased type of `db` is both a read's and a write's; the endpoint's kind says which one the handler expects.
  if (endpoint.kind === 'read') {
    return runner.run(Object.assign(before, { db: kit.db.read }) as unknown as AnyCall, ready)
  }
  const keyed = keyedBy(endpoint, incoming, before.now)
  const result = runner.shared
    ? await inLane(kit.db, runner.shared, { call: before, keyed, path: endpoint.path })
    : await kit.db.transaction((tx) => {
        const work = () => runner.run({ ...before, db: tx } as unknown as AnyCall, ready)
        return keyed ? once(tx, keyed, work) : work()
      })
  if (endpoint.touches.length > 0) kit.touched(touchedBy(endpoint, member, incoming.input))
  return result
}

/** What makes a write happen once; null without a key. */
function keyedBy(endpoint: Endpoint, { key, member, wire, file }: Incoming, now: Date): Keyed | null {
  if (!key || !member || endpoint.secret) return null
  const body = endpoint.form === 'upload' ? [wire, digestOf(file)] : wire
  // Staff who entered the account get no answers that its member was given.
  const own = member.enteredBy === undefined ? key : `${member.enteredBy} ${key}`
  return { caller: member.id, key: own, call: endpoint.path, body, now }
}

/**
 * The marks of a write. `me` of a member's own call means that member alone: the other cached callers stay. A call that anyone
 * may make, such as a mailed link, and one of staff may change another member.
 */
export function touchedBy({ touches, about, who }: Endpoint, member: Caller | null, input: unknown): Mark[] {
  const marks = marksOf(touches, about, input)
  if (!member || who === 'anyone' || who.startsWith('staff:')) return marks
  return marks.map((mark) => (mark === 'me' ? (`me#${member.id}` as const) : mark))
}

const digestOf = (file: Incoming['file']) => file && createHash('sha256').update(file.bytes).digest('hex')

function rawInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (request.method === 'POST') return request.body
  const query = request.query as Record<string, string> // Fastify's own parser makes strings
  // Only a POST call that is also served as GET has its whole input in one parameter.
  if (endpoint.method === 'POST' && typeof query.input === 'string') return parsedQuery(query.input)
  return { ...query, ...(request.params as Record<string, string>) } // path parameters are strings too
}

function parsedQuery(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput('input', 'must be JSON')
  }
}

function originOf(request: FastifyRequest): Origin {
  return {
    ip: request.ip,
    network: networkOf(request.ip),
    agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    language: languageOf(request),
  }
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function sendBlob(reply: FastifyReply, blob: BlobAnswer) {
  return reply
    .header('content-disposition', `attachment; filename="${blob.fileName}"`)
    .type('application/octet-stream')
    .send(Buffer.from(blob.bytes))
}
