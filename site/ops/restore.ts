import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError, verifyBackup } from './backup-folder.ts'
import { openPlace } from './open-place.ts'
import { restoreBackup } from './restore-backup.ts'
import { runVerb, seconds } from './say.ts'

const usage = 'Usage: npm run restore -- FOLDER/BACKUP [--secrets FILE | --without-secrets] [--replace | --verify]'

runVerb(async () => {
  const flag = { type: 'boolean', default: false } as const
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: flag, verify: flag, 'without-secrets': flag, secrets: { type: 'string' } },
  })
  const [folder] = positionals
  if (!folder || positionals.length > 1) throw new BackupError(usage)
  const begun = performance.now()
  if (values.verify) {
    const { takenAt } = await verifyBackup(resolve(folder))
    return console.log(`The backup of ${takenAt} is whole.`)
  }
  const { connection, store, close } = await openPlace({ mayMake: true })
  try {
    const given = values.secrets === undefined ? null : { file: resolve(values.secrets) }
    const secrets = values['without-secrets'] ? ('none' as const) : given
    const order = { connection, store, folder: resolve(folder), replace: values.replace, secrets }
    const manifest = await restoreBackup(order)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(
      `Brought back as of ${manifest.takenAt}: ${rows} rows and ${manifest.files.rows} files, in ${seconds(begun)}`,
    )
  } finally {
    await close()
  }
})
