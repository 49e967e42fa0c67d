import type { FastifyInstance } from 'fastify'

/** An external dependency of the site, such as the database or Redis. */
export interface Part {
  /** Throws if the dependency cannot be used now. */
  readonly check: () => Promise<unknown>
  /** Without a vital part nobody can be served; without another part most of the site still works. */
  readonly vital: boolean
}

export interface Health {
  /** From now on `/readyz` answers "not ready". If a load balancer polls it, resolves once it has seen that. */
  leave(): Promise<void>
}

const patience = { check: 2_000, watched: 60_000, seen: 5_000 }

/**
 * `/healthz`: this process answers. `/readyz`: it should get requests, with the state of each part; 503 if a vital part
 * is gone or the process is stopping. A missing part that is not vital is only named, with 200: otherwise a load
 * balancer would remove all processes because of a small problem.
 */
export function serveHealth(app: FastifyInstance, parts: Readonly<Record<string, Part>>): Health {
  let leaving = false
  let askedAt = Number.NEGATIVE_INFINITY
  let seen: () => void = () => undefined
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain').send('ok'),
  )
  app.get('/readyz', async (_request, reply) => {
    askedAt = performance.now()
    const found = await Promise.all(
      Object.entries(parts).map(async ([name, part]) => ({ name, vital: part.vital, ok: await works(part) })),
    )
    const ready = !leaving && found.every(({ ok, vital }) => ok || !vital)
    const states = Object.fromEntries(found.map(({ name, ok }) => [name, ok ? 'ok' : 'gone']))
    if (leaving) reply.raw.once('finish', () => seen())
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, ...(leaving && { leaving }), ...states })
  })
  return {
    leave: async () => {
      leaving = true
      if (performance.now() - askedAt > patience.watched) return
      await new Promise<void>((resolve) => {
        seen = resolve
        setTimeout(resolve, patience.seen).unref()
      })
    },
  }
}

async function works({ check }: Part): Promise<boolean> {
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    late = setTimeout(() => resolve(false), patience.check)
  })
  const answered = check().then(
    () => true,
    () => false,
  )
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(late))
}
