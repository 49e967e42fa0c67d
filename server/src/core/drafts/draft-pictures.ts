import type { ReadDb } from '../../kit/db/database.ts'
import './tables.ts'

/**
 * Answers the paths of all pictures that drafts show, each time with the drafts saved since. Nothing in a draft has been
 * checked, so it is searched as text; data of blocks is packed text.
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
/** Blocks in blocks are refused when a text is posted; no draft needs more. */
const deepest = 4

function* pathsIn(text: string, depth = 0): Generator<string> {
  for (const [path] of text.matchAll(/\/pic\/[0-9a-f]{64}\.(?:jpg|png|gif)/g)) yield path
  if (depth === deepest) return
  for (const [, data = ''] of text.matchAll(/"data":"([A-Za-z0-9+/]+={0,2})"/g))
    yield* pathsIn(Buffer.from(data, 'base64').toString(), depth + 1)
}
