import type { ReadDb } from '#kit/db/database.ts'
import './tables.ts'

/**
 * Returns a function that answers the paths of all pictures in drafts. Each call reads only the drafts saved since the
 * last call and adds to the same set. Drafts are not validated, so their JSON is searched as text; the data of blocks
 * is base64.
 */
export function openDraftPictures(db: Pick<ReadDb, 'selectFrom'>): () => Promise<ReadonlySet<string>> {
  const paths = new Set<string>()
  let last = 0
  return async () => {
    for (;;) {
      const rows = await db
        .selectFrom('drafts')
        .select(['version', 'document'])
        .where('version', '>', last)
        .orderBy('version')
        .limit(batch)
        .execute()
      for (const { version, document } of rows) {
        for (const path of pathsIn(JSON.stringify(document))) paths.add(path)
        last = version
      }
      if (rows.length < batch) return paths
    }
  }
}

const batch = 100
/** Maximum nesting of base64 block data that is searched. A posted text may not have blocks in blocks at all. */
const deepest = 4

function* pathsIn(text: string, depth = 0): Generator<string> {
  for (const [path] of text.matchAll(/\/pic\/[0-9a-f]{64}\.(?:jpg|png|gif)/g)) yield path
  if (depth === deepest) return
  for (const [, data = ''] of text.matchAll(/"data":"([A-Za-z0-9+/]+={0,2})"/g))
    yield* pathsIn(Buffer.from(data, 'base64').toString(), depth + 1)
}
