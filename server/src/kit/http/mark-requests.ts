import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serverTiming, withTiming } from '../timing.ts'

export interface Marking {
  readonly origin: string
  readonly publicSite: boolean
  /** The process is about to end. */
  readonly stopping: () => boolean
}

/**
 * Gives every request its id, that of the proxy in front where it is trusted, and every answer the headers that all
 * have. On a public site times are whole milliseconds: finer ones would tell of what went on inside.
 */
export function markRequests(app: FastifyInstance, { origin, publicSite, stopping }: Marking): void {
  const digits = publicSite ? 0 : 1
  const secure = origin.startsWith('https:')
  app.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers['x-request-id']
    if (typeof given === 'string' && idForm.test(given) && proxied(request)) request.id = given
    withTiming(done)
  })
  // A callback: what every answer passes costs a promise less.
  app.addHook('onSend', (request, reply, payload, done) => {
    // Else the connection would stay open for the next request, and the stop would wait for it.
    if (stopping()) reply.header('connection', 'close')
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('server-timing', serverTiming(reply.elapsedTime, digits))
    if (secure) reply.header('strict-transport-security', 'max-age=31536000')
    done(null, payload)
  })
}

/** Beside the nearest address stand those that trusted proxies told of. */
const proxied = ({ ips }: FastifyRequest): boolean => ips !== undefined && ips.length > 1

export const newRequestId = (): string => randomUUID()

const idForm = /^[\w-]{8,64}$/
