import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { isLoopback } from '../http/network.ts'
import { Durations, type Outcome } from './durations.ts'

/** A metric that is read when `/metrics` is requested; with a label it has several values. */
export interface Figure {
  readonly name: string
  readonly help: string
  readonly label?: string
  readonly type: 'gauge' | 'counter'
  readonly read: () => Figures | Promise<Figures>
}

type Figures = number | Readonly<Record<string, number>>

/**
 * Counts every request and serves the metrics at `/metrics`: to this machine if no proxy stands between, else only with
 * the token. prom-client is loaded at the first request.
 */
export function serveMetrics(app: FastifyInstance, figures: readonly Figure[], token: string | null): void {
  const durations = new Durations()
  app.addHook('onResponse', (request, reply, done) => {
    const { url = 'page' } = request.routeOptions // a getter that builds a new object each time
    // Live streams stay open for hours, which does not mean they are slow.
    if (url !== '/api/live') durations.observe(url, outcomeOf(request, reply.statusCode), reply.elapsedTime / 1_000)
    done()
  })
  let registry: Promise<Registry> | null = null
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound()
    registry ??= openRegistry(durations, figures)
    const all = await registry
    return reply
      .header('cache-control', 'no-store')
      .type(all.contentType)
      .send(await all.metrics())
  })
}

async function openRegistry(durations: Durations, figures: readonly Figure[]): Promise<Registry> {
  const { Registry, Counter, Gauge, collectDefaultMetrics } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(durations as never) // it has what the registry asks for: a name, and `get`
  for (const { name, help, label, type, read } of figures) {
    const options = { name: `patisserie_${name}`, help, registers: [registry], labelNames: label ? [label] : [] }
    const metric = type === 'gauge' ? new Gauge(options) : new Counter(options)
    Object.assign(metric, {
      collect: async () => {
        metric.reset()
        const found = await read()
        if (typeof found === 'number') metric.inc(found)
        else for (const [value, count] of Object.entries(found)) metric.inc({ [label ?? '']: value }, count)
      },
    })
  }
  return registry
}

function outcomeOf(request: FastifyRequest, status: number): Outcome {
  if (request.refused) return 'refused'
  if (status < 400) return 'ok'
  if (status === 429) return 'limited'
  if (status === 503) return 'busy'
  return status < 500 ? 'bad' : 'fault'
}

/** A request that a proxy on this machine forwarded does not come from this machine. */
function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  const sent = Buffer.from(headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  if (token !== null && sent.length === wanted.length && timingSafeEqual(sent, wanted)) return true
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via ?? headers['x-real-ip']
  return forwarded === undefined && isLoopback(socket.remoteAddress ?? '')
}
