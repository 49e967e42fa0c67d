import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serverTiming, withTiming } from '../timing.ts'

export interface Marking {
  readonly origin: string
  readonly publicSite: boolean
  /** Whether the process is about to end. */
  readonly stopping: () => boolean
}

/**
 * Gives every request its id (that of a trusted proxy if it sends one), and every answer the common headers. On a
 * public site timings are whole milliseconds: finer ones would reveal internal work (timing attacks).
 */
export function markRequests(app: FastifyInstance, { origin, publicSite, stopping }: Marking): void {
  const digits = publicSite ? 0 : 1
  const secure = origin.startsWith('https:')
  app.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers['x-request-id']
    if (typeof given === 'string' && idForm.test(given) && proxied(request)) request.id = given
    withTiming(done)
  })
  // A callback hook: it runs for every answer and saves a promise.
  app.addHook('onSend', (request, reply, payload, done) => {
    // Keep-alive connections would otherwise delay the stop.
    if (stopping()) reply.header('connection', 'close')
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('server-timing', serverTiming(reply.elapsedTime, digits))
    if (secure) reply.header('strict-transport-security', 'max-age=31536000')
    done(null, payload)
  })
}

/** `ips` has more than the nearest address only if a trusted proxy forwarded the request. */
const proxied = ({ ips }: FastifyRequest): boolean => ips !== undefined && ips.length > 1

export const newRequestId = (): string => randomUUID()

const idForm = /^[\w-]{8,64}$/
