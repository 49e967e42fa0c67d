import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** A secret of this site by name: drawn at the first start, the same for every process afterwards. */
export async function siteSecret(db: Database, name: string): Promise<Buffer> {
  await db.own
    .insertInto('kit_secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((c) => c.doNothing())
    .execute()
  const row = await db.own.selectFrom('kit_secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return row.value
}
