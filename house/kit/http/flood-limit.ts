import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { isLoopback, networkOf } from './network.ts'

/** Requests that one network may make in ten seconds before the guard answers 429. Loopback is not counted. */
const points = 600
const seconds = 10

/** Redis is asked only at every 20th request of a network: most networks never make that many. */
const together = 20

/** Flood guard, outermost: rejects requests before any body is read or token looked up. */
export function guardFloods(app: FastifyInstance, redis: Redis | null): void {
  const here = new RateLimiterMemory({ points, duration: seconds })
  const everywhere = redis && sharedLimiter(redis)
  const count = async (network: string) => {
    const { consumedPoints } = await here.consume(network)
    if (!everywhere || consumedPoints % together !== 0) return
    try {
      await everywhere.consume(network, together)
    } catch (full) {
      // Blocks the network in this process too: the requests until the next Redis call must be refused as well.
      if (full instanceof RateLimiterRes) await here.block(network, Math.ceil(full.msBeforeNext / 1_000))
      throw full
    }
  }
  // A callback hook, so that loopback requests need no promise.
  app.addHook('onRequest', (request, reply, done) => {
    const { ip } = request
    if (isLoopback(ip)) return done()
    count(networkOf(ip)).then(
      () => done(),
      (full: unknown) => {
        if (full instanceof RateLimiterRes) holdOff(reply, full)
        else done(full as Error) // the limiter's own failure
      },
    )
  })
}

function holdOff(reply: FastifyReply, { msBeforeNext }: RateLimiterRes): void {
  const until = new Date(Date.now() + msBeforeNext).toISOString()
  reply.header('retry-after', Math.ceil(msBeforeNext / 1_000)).code(429)
  reply.send({ auth: '', data: { limit: { points, seconds }, until }, msg: 'tooOften' })
}

/** While Redis is unavailable each process counts for itself. */
const sharedLimiter = (redis: Redis) =>
  new RateLimiterRedis({
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory({ points, duration: seconds }),
    keyPrefix: 'patisserie:flood',
    points,
    duration: seconds,
  })
