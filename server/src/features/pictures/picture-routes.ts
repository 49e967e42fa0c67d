import type { FastifyInstance } from 'fastify'
import type { Files } from '../../core/files/open-files.ts'
import { fileOfPicture } from '../../core/files/pictures.ts'
import type { ReadDb } from '../../kit/db/database.ts'

interface Sources {
  readonly read: ReadDb
  readonly files: Files
}

/** Serves stored pictures at `/pic/{hash}…`: never changing, never sniffed, and inert when opened by themselves. */
export function pictureRoutes(app: FastifyInstance, { read, files }: Sources): void {
  app.get<{ Params: { file: string } }>('/pic/:file', async (request, reply) => {
    const found = await fileOfPicture(read, `/pic/${request.params.file}`)
    const bytes = found && (await files.read(found.hash))
    if (!found || !bytes) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(goneWords)
    }
    const etag = `"${found.hash}"`
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(types.get(found.extension) ?? 'application/octet-stream').send(bytes)
  })
}

const types = new Map([
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
])

const goneWords = '这里没有图片。There is no picture here.\n'
