import type { FastifyInstance } from 'fastify'
import { answerMethod } from './failures.ts'

/** A call's route as it was registered: `/api/getMSAround/:id`. */
interface CallRoute {
  readonly url: string
  readonly methods: readonly string[]
}

/**
 * Answers 405 with `Allow` to requests for a call by another method. A hook on requests that no route took, because a route for
 * every other method of every call would cost each start of the site hundreds of registrations.
 */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly CallRoute[]): void {
  const plain = new Map(routes.filter(({ url }) => !url.includes(':')).map(({ url, methods }) => [url, methods]))
  const patterns = routes
    .filter(({ url }) => url.includes(':'))
    .map(({ url, methods }) => ({ form: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`), methods }))
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done()
    const path = request.url.split('?', 1)[0] ?? ''
    const allowed = plain.get(path) ?? patterns.find(({ form }) => form.test(path))?.methods
    // A call whose own method found no route has a path that the router reads differently.
    if (!allowed || allowed.includes(request.method)) return done()
    answerMethod(reply, allowed)
  })
}
