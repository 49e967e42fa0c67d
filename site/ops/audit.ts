import { parseArgs } from 'node:util'
import { auditLedger } from '#core/ledger/audit.ts'
import { openDatabase } from '#kit/db/database.ts'
import { BackupError } from './backup-folder.ts'
import { openPlace } from './open-place.ts'
import { runVerb } from './say.ts'

/** npm run audit: prints the rows of the ledger that do not add up, and the time of each audit. Exits with 1 if there are any. */
runVerb(async () => {
  if (parseArgs({ allowPositionals: true }).positionals.length > 0) throw new BackupError('Usage: npm run audit')
  const { connection, close } = await openPlace({ mayMake: false })
  const db = openDatabase(connection)
  try {
    for (const { name, wrong, ms } of await auditLedger(db)) {
      const found = wrong.length === 0 ? 'nothing' : `${wrong.length === 100 ? 'at least 100' : wrong.length} rows`
      console.log(`${name.padEnd(10)}${found}, ${(ms / 1_000).toFixed(2)} s`)
      for (const row of wrong) console.log(`  ${JSON.stringify(row)}`)
      if (wrong.length > 0) process.exitCode = 1
    }
  } finally {
    await db.close()
    await close()
  }
})
