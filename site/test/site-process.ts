import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { solveChallenge } from 'altcha-lib/v1'
import { programValue, wireInput } from '#api/answer.ts'
import type { Endpoint, Out, Sent } from '#contract/endpoint.ts'
import { type Auth, authorizationScheme, captchaHeader, type Envelope, idempotencyHeader } from '#contract/envelope.ts'
import { createMember } from '#core/members/create-member.ts'
import { createSession } from '#core/members/store.ts'
import type { ConnectionConfig, Database } from '#kit/db/database.ts'
import type { StoreSettings } from '#kit/settings.ts'
import type { TestMember } from './make-member.ts'

export interface ProcessOptions {
  readonly connection: ConnectionConfig
  readonly dataFolder: string
  /** Default: files are stored in the data folder. */
  readonly stores?: readonly StoreSettings[]
  readonly redisUrl: string | null
  readonly ratesFactor: number
  readonly port?: number
  /** Whether the process runs jobs. Default: true. */
  readonly jobs?: boolean
}

interface Answer<E extends Endpoint> {
  readonly status: number
  readonly auth: Auth
  readonly msg: string
  readonly data: Out<E>
}

interface Sending {
  readonly token?: string
  readonly key?: string
  readonly captcha?: string
  readonly file?: Uint8Array
  /** Address the call comes from. */
  readonly ip?: string
}

export interface SiteProcess {
  readonly origin: string
  readonly child: ChildProcess
  call<E extends Endpoint>(endpoint: E, input: Sent<E>, sending?: Sending): Promise<Answer<E>>
  /** Sends SIGTERM and answers the exit code. */
  stop(): Promise<number | null>
}

const entry = fileURLToPath(new URL('run-site.ts', import.meta.url))

/** Starts the site as a process of its own, listening on a port of 127.0.0.1. */
export async function startProcess(options: ProcessOptions): Promise<SiteProcess> {
  const child = spawn(process.execPath, [entry, JSON.stringify(options)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), exited.then(() => [])])
  if (line === undefined) throw new Error('the site ended before it listened')
  const origin = `http://127.0.0.1:${line}`
  return {
    origin,
    child,
    call: (endpoint, input, sending = {}) => sendTo(origin, endpoint, { input, sending }),
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = (await exited) as [number | null] // arguments of the event `exit`
      return code
    },
  }
}

interface Parcel<E extends Endpoint> {
  readonly input: Sent<E>
  readonly sending: Sending
}

/** Sends a call to the site at `origin`. */
export async function sendTo<E extends Endpoint>(
  origin: string,
  endpoint: E,
  { input, sending }: Parcel<E>,
): Promise<Answer<E>> {
  const { token, key, captcha, file, ip } = sending
  const fields = wireInput(endpoint, input)
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `${authorizationScheme} ${token}`
  if (key) headers[idempotencyHeader] = key
  if (captcha) headers[captchaHeader] = captcha
  if (ip) headers['x-forwarded-for'] = ip
  const form = new FormData()
  if (file) {
    form.set('fields', JSON.stringify(fields))
    form.set('blob', new Blob([new Uint8Array(file)]), 'a.rpy')
  } else headers['content-type'] = 'application/json'
  const response = await fetch(`${origin}/api${endpoint.path}`, {
    method: endpoint.method,
    headers,
    ...(endpoint.method === 'POST' && { body: file ? form : JSON.stringify(fields) }),
  })
  const { auth, msg, data } = (await response.json()) as Envelope // the answer of every call but a file
  // The data of a refusal are of no declaration.
  const value = auth === '' && msg === '' ? programValue(endpoint, data) : (data as Out<E>)
  return { status: response.status, auth, msg, data: value }
}

/** Solves the captcha challenge of an answer; answers the header's value. */
export async function solve(challenge: unknown): Promise<string> {
  const { salt, algorithm, signature, ...asked } = challenge as Record<string, string> // altcha's form
  const found = await solveChallenge(asked.challenge ?? '', salt ?? '', algorithm, 100_000).promise
  const payload = { algorithm, challenge: asked.challenge, number: found?.number, salt, signature }
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}

/** Creates a signed-in member directly in the database that the processes share. */
export function addMember(db: Database, account: string): Promise<TestMember> {
  const now = new Date()
  return db.transaction(async (tx) => {
    const mail = `${account}@example.test`
    const made = await createMember(tx, { account, mail, password: 'none', language: 'zh', verified: true, now })
    if ('taken' in made) throw new Error(`the ${made.taken} of ${account} is taken`)
    const { token } = await createSession(tx, { member: made.id, agent: 'test', now })
    return { id: made.id, token }
  })
}
