import { openFiles } from '#core/files/open-files.ts'
import { type ConnectionConfig, openDatabase } from '#kit/db/database.ts'

/**
 * Stores one file after another until the process is killed, and prints `kept <hash>` after each commit. With
 * `uncommitted` it waits inside the first transaction, after the bytes are written, and prints `stored <hash>`.
 */
const [folder = '', connection = '{}', mode] = process.argv.slice(2)
const db = openDatabase(JSON.parse(connection) as ConnectionConfig) // written by the test that starts this
const files = await openFiles({ folder, db })
for (let n = 0; ; n++) {
  const hash = await db.transaction(async (tx) => {
    const bytes = Buffer.from(`file ${n} of ${process.pid} `.repeat(2_000))
    const [kept = ''] = (await files.keep(tx, [bytes], new Date())).hashes
    if (mode === 'uncommitted') {
      process.stdout.write(`stored ${kept}\n`)
      await new Promise((resolve) => setTimeout(resolve, 60_000))
    }
    return kept
  })
  process.stdout.write(`kept ${hash}\n`)
}
