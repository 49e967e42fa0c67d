import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { isLoopback, networkOf } from './network.ts'

/** Requests one network may make in ten seconds before the guard answers 429; this machine itself is not counted. */
const points = 600
const seconds = 10

/** The outer guard: stops floods before anything is read or looked up. */
export function guardFloods(app: FastifyInstance): void {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  app.addHook('onRequest', async (request, reply) => {
    if (isLoopback(request.ip)) return
    try {
      await limiter.consume(networkOf(request.ip))
    } catch (full) {
      if (!(full instanceof RateLimiterRes)) throw full
      const wait = Math.ceil(full.msBeforeNext / 1_000)
      const until = new Date(Date.now() + full.msBeforeNext).toISOString()
      reply.header('retry-after', wait).code(429)
      return reply.send({ auth: '', data: { limit: { points, seconds }, until }, msg: 'tooOften' })
    }
  })
}
