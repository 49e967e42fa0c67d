import { openFiles } from '../src/core/files/open-files.ts'
import { type ConnectionConfig, openDatabase } from '../src/kit/db/database.ts'

/**
 * Keeps one file after the other until it is killed, printing `kept <hash>` once a transaction has committed. With
 * `uncommitted` it stops inside the first one, its bytes in place, and prints `stored <hash>`.
 */
const [folder = '', connection = '{}', mode] = process.argv.slice(2)
const db = openDatabase(JSON.parse(connection) as ConnectionConfig) // written by the test that starts this
const files = await openFiles({ folder, db })
for (let n = 0; ; n++) {
  const hash = await db.transaction(async (tx) => {
    const [kept = ''] = await files.keep(tx, [Buffer.from(`file ${n} of ${process.pid} `.repeat(2_000))], new Date())
    if (mode === 'uncommitted') {
      process.stdout.write(`stored ${kept}\n`)
      await new Promise((resolve) => setTimeout(resolve, 60_000))
    }
    return kept
  })
  process.stdout.write(`kept ${hash}\n`)
}
