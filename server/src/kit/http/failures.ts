import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { BadInput, Refusal } from './refusal.ts'

/** The two kinds of failure: refusals answer 200 with their code, everything else is a fault with its request id. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return send(reply, 200, { auth: error.auth, data: error.data, msg: error.code })
    if (error instanceof BadInput) return bad(reply, error.status, { field: error.field, should: error.message })
    const status = error.statusCode ?? 500
    if (status < 500) return bad(reply, status, { field: 'body', should: expected[status] ?? 'is not valid' })
    request.log.error({ err: error, requestId: request.id }, 'fault')
    return send(reply, 500, { auth: '', data: { requestId: request.id }, msg: 'in-error' })
  })
}

/** Answers what failed before a route was found: an address that cannot be read. */
export function answerBadAddress(_error: unknown, _request: unknown, reply: FastifyReply): void {
  bad(reply, 400, { field: 'url', should: 'must be a readable address' })
}

/** What a body refused with this status should have been. */
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
