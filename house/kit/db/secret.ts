import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** A named secret of this site: random, created at the first start, and shared by all processes. */
export async function siteSecret(db: Database, name: string): Promise<Buffer> {
  await db.own
    .insertInto('kit_secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((c) => c.doNothing())
    .execute()
  const row = await db.own.selectFrom('kit_secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return row.value
}
