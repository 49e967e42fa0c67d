import type { FastifyReply, FastifyRequest } from 'fastify'
import { bufferOf, type Coding, codingOf, zip } from './coding.ts'

/** Shorter answers fit one packet anyway. */
const leastBytes = 1_000

/**
 * Sends JSON, compressed if the client accepts that. The compressed form of a Buffer is remembered as long as the
 * Buffer itself is: cached answers are the same Buffer for every request.
 *
 * A compressed answer's length tells something of its contents (BREACH). That needs requests made in the member's name
 * from elsewhere, and here the log-in travels in a header that only the site's own scripts set, never in a cookie.
 */
export function sendJson(request: FastifyRequest, reply: FastifyReply, body: string | Buffer) {
  reply.type('application/json; charset=utf-8')
  const coding = body.length < leastBytes ? null : codingOf(request)
  if (!coding) return reply.send(body)
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
  return reply.headers({ 'content-encoding': coding, vary }).send(zipped(body, coding))
}

function zipped(body: string | Buffer, coding: Coding): Buffer {
  if (typeof body === 'string') return bufferOf(zip(body, coding))
  const known = forms.get(body) ?? {}
  forms.set(body, known)
  known[coding] ??= bufferOf(zip(body, coding))
  return known[coding]
}

/** Compressed forms of Buffers that were sent, by encoding. */
const forms = new WeakMap<Buffer, Partial<Record<Coding, Buffer>>>()
