import type { FastifyInstance } from 'fastify'
import type { Files } from './open-files.ts'
import { sendStored } from './stores/send-stored.ts'

/** The query of an address. */
export type AddressQuery = Readonly<Record<string, unknown>>

interface PrivatePictures {
  /** Path below which they are served. */
  readonly folder: string
  readonly files: Files
  /** The stored file of an address that holds now, for a member who may see it; null otherwise. */
  readonly find: (file: string, query: AddressQuery) => Promise<{ readonly hash: string; readonly type: string } | null>
}

/** Serves private pictures at signed addresses. A browser may keep one for a few minutes, nobody else may. */
export function privatePictureRoute(app: FastifyInstance, { folder, files, find }: PrivatePictures): void {
  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    `${folder}/:file`,
    async (request, reply) => {
      const found = await find(request.params.file, request.query)
      const etag = `"${found?.hash}"`
      const known = found !== null && request.headers['if-none-match'] === etag
      const file = found && !known ? await files.open(found.hash) : null
      reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer')
      if (!found || (!file && !known)) {
        return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(goneWords)
      }
      reply
        .header('cache-control', 'private, max-age=600')
        .header('etag', etag)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'same-origin')
      if (!file) return reply.code(304).send()
      return sendStored(reply.type(found.type), file)
    },
  )
}

const goneWords = '这里没有图片。There is no picture here.\n'
