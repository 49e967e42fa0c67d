import type { FastifyInstance } from 'fastify'
import type { Files } from '../../core/files/open-files.ts'
import { sendStored } from '../../core/files/send-stored.ts'
import type { ReadDb } from '../../kit/db/database.ts'
import { folder, type Granted, type PictureAddresses } from './picture-address.ts'

interface PictureRouteParts {
  readonly read: ReadDb
  readonly files: Files
  readonly addresses: PictureAddresses
  readonly now: () => Date
}

/**
 * Serves private pictures: the address must be signed and not have ended, and the member for whom it was made must
 * still see the message. A browser may keep the picture for a few minutes, nobody else may.
 */
export function pictureRoutes(app: FastifyInstance, { read, files, addresses, now }: PictureRouteParts): void {
  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    `${folder}/:file`,
    async (request, reply) => {
      const granted = addresses.read(request.params.file, request.query, now())
      const found = granted && (await fileFor(read, granted))
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

async function fileFor(read: ReadDb, { name, shape, member }: Granted) {
  const [row] = await read.named<{ hash: string; extension: string }>(
    { name: `message-picture-${shape}`, sql: seen(shape) },
    [name, member],
  )
  return row ? { hash: row.hash, type: shape === 'original' ? (types.get(row.extension) ?? '') : 'image/webp' } : null
}

// An own one that is not sent yet, one of a message that the member's side shows, or for staff the copy of a report.
const seen = (shape: Granted['shape']) => `select p.${shape} as hash, p.extension from message_pictures p
  join members m on m.id = $2 and m.closed_at is null
  left join messages w on w.id = p.message
  left join conversation_sides s on s.conversation = w.conversation and s.member = $2
  where p.name = $1 and case when p.copied_for is not null then 'user' = any(m.staff)
    when p.message is null then p.member = $2
    else w.gone is null and w.id > s.gone_to end`

const types = new Map([
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
])

const goneWords = '这里没有图片。There is no picture here.\n'
