import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError, verifyBackup } from './backup-folder.ts'
import { openPlace } from './open-place.ts'
import { restoreBackup } from './restore-backup.ts'
import { runVerb, seconds } from './say.ts'

const usage = 'Usage: npm run restore -- FOLDER/BACKUP [--replace | --verify]'

runVerb(async () => {
  const flag = { type: 'boolean', default: false } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: flag, verify: flag } })
  const [folder] = positionals
  if (!folder || positionals.length > 1) throw new BackupError(usage)
  const begun = performance.now()
  if (values.verify) {
    const { takenAt } = await verifyBackup(resolve(folder))
    return console.log(`The backup of ${takenAt} is whole.`)
  }
  const { connection, store, close } = await openPlace({ mayMake: true })
  try {
    const manifest = await restoreBackup({ connection, store, folder: resolve(folder), replace: values.replace })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Brought back as of ${manifest.takenAt}: ${rows} rows and ${manifest.files.rows} files, in ${seconds(begun)}`,
    )
  } finally {
    await close()
  }
})
