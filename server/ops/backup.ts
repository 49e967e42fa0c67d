import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError, backupsIn, removeBackup } from './backup-folder.ts'
import { forgetFiles } from './forget-files.ts'
import { openPlace } from './open-place.ts'
import { megabytes, runVerb, seconds } from './say.ts'
import { takeBackup } from './take-backup.ts'

const usage = 'Usage: npm run backup -- FOLDER [--keep N]'

runVerb(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } })
  const [folder] = positionals
  const keep = values.keep === undefined ? Number.POSITIVE_INFINITY : Number(values.keep)
  if (!folder || positionals.length > 1 || !(keep >= 1)) throw new BackupError(usage)
  const place = resolve(folder)
  const begun = performance.now()
  const { connection, store, close } = await openPlace({ mayMake: false })
  try {
    const taken = await takeBackup({ connection, store, place, now: new Date() })
    const { manifest, copied } = taken
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${taken.folder}: ${rows} rows in ${manifest.tables.length} tables and ${manifest.files.rows} files`)
    console.log(
      `as of ${manifest.takenAt}, ${copied.files} files (${megabytes(copied.bytes)}) new, in ${seconds(begun)}`,
    )
  } finally {
    await close()
  }
  const old = (await backupsIn(place)).ended.slice(0, Number.isFinite(keep) ? -keep : 0)
  for (const each of old) await removeBackup(each)
  if (old.length > 0) console.log(`${old.length} older removed, and ${await forgetFiles(place)} files that none needs`)
})
