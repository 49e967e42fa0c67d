import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authorizationScheme } from '#contract/envelope.ts'
import type { Caller } from '../http/call.ts'
import { networkOf } from '../http/network.ts'
import { BadInput, Refusal } from '../refusal.ts'
import type { LiveHub } from './live-hub.ts'
import { openLivePlaces } from './live-places.ts'
import { LiveStream } from './live-stream.ts'
import { sessionsNote, sessionsNoteBegin } from './sessions-note.ts'
import type { LiveTopic } from './topic.ts'

const beatMs = 25_000
/** Every so many beats the session is checked, in case the notification of its end was missed. */
const beatsACheck = 5
const longestId = 2_000

export interface ServedParts {
  readonly hub: LiveHub
  readonly topics: readonly LiveTopic[]
  /** Must ask the database, not a cache: a session that was ended is over at once. */
  readonly authenticate: (token: string, now: Date) => Promise<Caller | null>
  readonly now: () => Date
  /** Milliseconds between two heartbeats; default 25 s. */
  readonly beatMs?: number | undefined
}

interface Open {
  readonly stream: LiveStream
  readonly token: string
  readonly member: number | null
  beats: number
}

/** GET /api/live: server-sent events of the topics the caller asks for and may follow. */
export function serveLive(app: FastifyInstance, parts: ServedParts) {
  const { hub, topics, authenticate, now } = parts
  const places = openLivePlaces()
  const open = new Set<Open>()
  let stopping = false

  app.get('/api/live', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const token = tokenOf(request)
    const member = token ? await authenticate(token, now()) : null
    if (token && !member) throw new Refusal({ auth: 'login' })
    if (member?.scopes) throw new Refusal({ auth: 'authority' })
    const notes = notesOf(topics, request, member)
    if (notes.length === 0) throw new BadInput('replay', 'must name something to listen to')
    const place = stopping ? null : places.take(member ? `m${member.id}` : networkOf(request.ip), member !== null)
    if (!place) return full(reply)
    begin(request, reply)
    const stream = new LiveStream(reply.raw, notes, lastId(request))
    const one: Open = { stream, token, member: member?.id ?? null, beats: 0 }
    open.add(one)
    hub.join(stream)
    reply.raw.on('close', () => {
      open.delete(one)
      hub.leave(stream)
      place.leave()
    })
    return reply
  })

  const check = async ({ stream, token }: Open) => {
    // If the database is unavailable now, the next check asks again.
    const still = await authenticate(token, now()).catch(() => undefined)
    if (still === null) stream.finish()
  }
  const beating = setInterval(() => {
    for (const one of open) {
      one.stream.beat()
      one.beats++
      if (one.token && one.beats % beatsACheck === 0) void check(one)
    }
  }, parts.beatMs ?? beatMs).unref()
  // Streams never end by themselves, so the server's stop would wait for them.
  app.addHook('preClose', async () => {
    stopping = true
    clearInterval(beating)
    for (const { stream } of open) stream.close()
  })

  return {
    count: () => open.size,
    sessionsEnded: (notes: readonly string[]) => {
      const ended = new Set(notes.filter((note) => note.startsWith(sessionsNoteBegin)))
      if (ended.size === 0) return
      for (const one of open) if (one.member !== null && ended.has(sessionsNote(one.member))) void check(one)
    },
  }
}

const tokenOf = ({ headers }: FastifyRequest): string =>
  new RegExp(`^${authorizationScheme} ([\\w-]{20,128})$`).exec(headers.authorization ?? '')?.[1] ?? ''

const lastId = ({ headers }: FastifyRequest): string => {
  const id = headers['last-event-id']
  return typeof id === 'string' ? id.slice(0, longestId) : ''
}

function notesOf(topics: readonly LiveTopic[], request: FastifyRequest, member: Caller | null): string[] {
  const query = request.query as Record<string, unknown> // Fastify's own parser makes an object
  return topics.flatMap((topic) => {
    const asked = query[topic.name]
    const subjects = topic.subjects({ asked: typeof asked === 'string' ? asked.slice(0, longestId) : '', member })
    return subjects.map((subject) => `${topic.name}:${subject}`)
  })
}

/** The browser then polls instead of streaming. */
const full = (reply: FastifyReply) =>
  reply.code(429).header('retry-after', 60).send({ auth: '', data: null, msg: 'tooOften' })

function begin(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'x-request-id': request.id,
  })
}
