import type { FastifyInstance } from 'fastify'
import type { Files } from '#core/files/open-files.ts'
import { privatePictureRoute } from '#core/files/private-picture-route.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { folder, type Granted, type PictureAddresses } from './picture-address.ts'

interface PictureRouteParts {
  readonly read: ReadDb
  readonly files: Files
  readonly addresses: PictureAddresses
  readonly now: () => Date
}

/**
 * Serves the pictures of messages: the address must be signed and not have ended, and the member for whom it was made
 * must still see the message.
 */
export function pictureRoutes(app: FastifyInstance, { read, files, addresses, now }: PictureRouteParts): void {
  privatePictureRoute(app, {
    folder,
    files,
    find: async (file, query) => {
      const granted = addresses.read(file, query, now())
      return granted && (await fileFor(read, granted))
    },
  })
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
