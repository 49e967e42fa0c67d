import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { House } from '#core/house.ts'
import { networkOf } from '#kit/http/network.ts'
import { Refusal } from '#kit/refusal.ts'
import { digest as en } from '../../words/digest.en.ts'
import { digest as zh } from '../../words/digest.zh.ts'
import { endDigests } from '../preferences/store.ts'
import { memberOfToken } from './off-token.ts'

type Needs = Pick<House, 'db' | 'limits' | 'secret' | 'touched'>
type OffRequest = FastifyRequest<{ Params: { token: string } }>

/** Address that a mail program posts to (RFC 8058). */
export const offPath = '/digest-off'

/**
 * What mail programs press: a POST ends the digests, without a session and with a body that says nothing new. A GET
 * (a scanner, or a program that only opens the address) leads to the page with the button.
 */
export function digestOffRoutes({ db, limits, secret, touched }: Needs): (app: FastifyInstance) => void {
  const end = async ({ params: { token }, ip }: OffRequest): Promise<boolean> => {
    const member = memberOfToken(secret, token)
    // Mail services press for many members from one network: only wrong tokens are counted.
    if (member === null) await limits.take('digestOff', networkOf(ip))
    else await db.transaction((tx) => endDigests(tx, member))
    touched(['reminder-preferences'])
    return member !== null
  }
  return (app) => {
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4_096 }, (_request, _body, done) => done(null))
      scope.get(`${offPath}/:token`, async ({ params }: OffRequest, reply) =>
        reply.header('cache-control', 'no-store').redirect(`/link#digest.${encodeURIComponent(params.token)}`, 303),
      )
      scope.post(`${offPath}/:token`, async (request: OffRequest, reply) => {
        const ended = await end(request).catch((error: unknown) => {
          if (error instanceof Refusal) return null
          throw error
        })
        const said = ended === null ? 'often' : ended ? 'ended' : 'wrong'
        return reply
          .code({ often: 429, ended: 200, wrong: 404 }[said])
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send(`${zh.off[said]}\n${en.off[said]}\n`)
      })
    })
  }
}
