import type { FastifyInstance } from 'fastify'
import type { Files } from '#core/files/open-files.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { replayKey } from '#rules/base62.ts'
import { cardPath } from '../card-path.ts'

/**
 * Serves preview pictures at `/og/{code}-{hash}.png`. A new picture has a new address; 404 if the hash is no longer
 * current or the replay is not found.
 */
export function cardRoutes(app: FastifyInstance, { read, files }: { read: ReadDb; files: Files }): void {
  app.get<{ Params: { file: string } }>('/og/:file', async (request, reply) => {
    const code = /^([0-9A-Za-z]{4})-[0-9a-f]{12}\.png$/.exec(request.params.file)?.[1]
    const id = code ? (replayKey(code) ?? 0) : 0
    const [card] = id === 0 ? [] : await read.named<{ hash: string }>(cardStatement, [id])
    const bytes = card && cardPath(id, card.hash) === request.url ? await files.read(card.hash) : null
    if (!card || !bytes) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(goneWords)
    }
    const etag = `"${card.hash}"`
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('etag', etag)
      .header('content-security-policy', "default-src 'none'; sandbox")
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/png').send(bytes)
  })
}

/** A way is not shown once its file is closed, even before the usual picture is drawn again. */
const cardStatement = {
  name: 'replays-card-file',
  sql: `select c.hash from replay_cards c join replays r on r.id = c.replay
        where c.replay = $1 and r.removed_at is null and r.held_at is null and (r.open or not c.way)`,
}

const goneWords = '这里没有图片。There is no picture here.\n'
