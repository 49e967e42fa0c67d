import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { BadInput, Refusal } from '../refusal.ts'
import { isOutage, retryAfterSeconds } from '../unavailable.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The call was answered with a refusal. */
    refused: boolean
  }
}

/**
 * Maps errors to answers: a refusal is 200 with its code; an outage of the database or file store is 503 and `busy`;
 * everything else is a fault with its request id.
 */
export function answerFailures(app: FastifyInstance, faulted: (fault: MetFault) => void): void {
  app.decorateRequest('refused', false)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) {
      request.refused = true
      return send(reply, 200, { auth: error.auth, data: error.data, msg: error.code })
    }
    if (error instanceof BadInput) return bad(reply, 400, { field: error.field, should: error.message })
    if (isOutage(error)) {
      request.log.error({ why: error.message, requestId: request.id }, 'a part of the site does not answer')
      reply.header('retry-after', retryAfterSeconds)
      return send(reply, 503, { auth: '', data: { requestId: request.id }, msg: 'busy' })
    }
    const status = error.statusCode ?? 500
    if (status < 500) return bad(reply, status, { field: 'body', should: expected[status] ?? 'is not valid' })
    request.log.error({ err: error, requestId: request.id }, 'fault')
    faulted({ error, requestId: request.id, path: request.routeOptions.url ?? request.url })
    return send(reply, 500, { auth: '', data: { requestId: request.id }, msg: 'in-error' })
  })
}

/** An unexpected error, and the request in which it occurred. */
export interface MetFault {
  readonly error: Error
  readonly requestId: string
  /** Path of the route, with parameter names instead of the values sent. */
  readonly path: string
}

/** Answers requests to the API that failed before routing: the URL cannot be parsed. */
export function answerBadAddress(reply: FastifyReply): void {
  bad(reply, 400, { field: 'url', should: 'must be a readable address' })
}

/** Answers a request for a call by a method that it does not have. */
export function answerMethod(reply: FastifyReply, allowed: readonly string[]): void {
  const allow = allowed.join(', ')
  reply.header('allow', allow)
  bad(reply, 405, { field: 'method', should: `must be ${allow}` })
}

/** What the body should have been, by the status of the failure. */
const expected: Readonly<Record<number, string>> = {
  400: 'must be JSON',
  413: 'must be smaller',
  415: 'must be application/json or multipart/form-data',
}

const bad = (reply: FastifyReply, status: number, data: { field: string; should: string }) =>
  send(reply, status, { auth: '', data, msg: 'badInput' })

const send = (reply: FastifyReply, status: number, body: object) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
