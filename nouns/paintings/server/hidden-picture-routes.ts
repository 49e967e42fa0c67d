import type { FastifyInstance } from 'fastify'
import type { Files } from '#core/files/open-files.ts'
import { privatePictureRoute } from '#core/files/private-picture-route.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { type HiddenAddresses, hiddenFolder } from './hidden-address.ts'

interface HiddenRouteParts {
  readonly read: ReadDb
  readonly files: Files
  readonly addresses: HiddenAddresses
  readonly now: () => Date
}

/**
 * Serves pictures of works that are out of sight: the address must hold, and its member must be the uploader, where it was
 * not the uploader who removed the work, or still have the code of the paintings.
 */
export function hiddenPictureRoutes(app: FastifyInstance, { read, files, addresses, now }: HiddenRouteParts): void {
  privatePictureRoute(app, {
    folder: hiddenFolder,
    files,
    find: async (file, query) => {
      const granted = addresses.read(file, query, now())
      if (!granted) return null
      const { painting, n, member } = granted
      const [row] = await read.named<{ hash: string }>(seen, [painting, n, member])
      return row ? { hash: row.hash, type: 'image/webp' } : null
    },
  })
}

const seen = {
  name: 'hidden-painting-picture',
  sql: `select i.display as hash from painting_pictures e
    join paintings p on p.id = e.painting
    join pictures i on i.id = e.picture
    join members m on m.id = $3 and m.closed_at is null
    where e.painting = $1 and e.n = $2 and p.removed_at is not null
      and ('painting' = any(m.staff) or p.uploader = m.id
        and exists (select from hidden_paintings h where h.painting = p.id and h.deleted_at is null))`,
}
