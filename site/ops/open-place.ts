import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openStores } from '#core/files/stores/open-stores.ts'
import type { ConnectionConfig } from '#kit/db/database.ts'
import { reachDatabase } from '#kit/db/reach-database.ts'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import { readSiteSettings } from '../server/site-settings.ts'
import { BackupError } from './backup-folder.ts'

/** The database and the files that the settings of the site name; the embedded database is started where it rests. */
export async function openPlace({ mayMake }: { readonly mayMake: boolean }) {
  const { data, databaseUrl, stores } = readSiteSettings(process.env)
  const dataDir = join(data, 'postgres')
  if (!databaseUrl && !mayMake && !existsSync(join(dataDir, 'PG_VERSION'))) {
    throw new BackupError(`There is no site in ${data}. Set PATISSERIE_DATA or DATABASE_URL as for the site.`)
  }
  const store = await openStores({ folder: join(data, 'files'), stores })
  if (databaseUrl) {
    await reachDatabase(databaseUrl)
    const connection: ConnectionConfig = { connectionString: databaseUrl }
    return { connection, store, close: async () => store.close() }
  }
  const embedded = await startEmbeddedPostgres({ dataDir })
  return {
    connection: { ...embedded.connection } as ConnectionConfig, // host, port, user and database are some of it
    store,
    close: async () => {
      store.close()
      await embedded.stop()
    },
  }
}
