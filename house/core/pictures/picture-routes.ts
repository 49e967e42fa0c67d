import type { FastifyInstance } from 'fastify'
import type { ReadDb } from '#kit/db/database.ts'
import type { Files } from '../files/open-files.ts'
import { fileOfPicture } from '../files/pictures.ts'
import { sendStored } from '../files/stores/send-stored.ts'

interface PictureRouteParts {
  readonly read: ReadDb
  readonly files: Files
}

/**
 * Serves stored pictures at `/pic/{hash}…`, immutable, without content sniffing, and sandboxed when opened directly. A
 * size that is not made yet is answered with the page-wide picture, cacheable for a minute.
 */
export function pictureRoutes(app: FastifyInstance, { read, files }: PictureRouteParts): void {
  app.get<{ Params: { file: string } }>('/pic/:file', async (request, reply) => {
    const found = await fileOfPicture(read, `/pic/${request.params.file}`)
    const etag = `"${found?.hash}"`
    // The ETag is the hash of the bytes, so a client that sends it has the right bytes.
    const known = found !== null && request.headers['if-none-match'] === etag
    const file = found && !known ? await files.open(found.hash) : null
    if (!found || (!file && !known)) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(goneWords)
    }
    reply
      .header('cache-control', found.lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=60')
      .header('etag', etag)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
    if (!file) return reply.code(304).send()
    return sendStored(reply.type(types.get(found.extension) ?? 'application/octet-stream'), file)
  })
}

const types = new Map([
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
])

const goneWords = '这里没有图片。There is no picture here.\n'
