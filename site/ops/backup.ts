import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError, backupsIn, removeBackup } from './backup-folder.ts'
import { forgetFiles } from './forget-files.ts'
import { openPlace } from './open-place.ts'
import { megabytes, runVerb, seconds } from './say.ts'
import { checkApart } from './site-secrets.ts'
import { takeBackup } from './take-backup.ts'

const usage = 'Usage: npm run backup -- FOLDER [--keep N] [--secrets FILE]'

runVerb(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, secrets: { type: 'string' } },
  })
  const [folder] = positionals
  const keep = values.keep === undefined ? Number.POSITIVE_INFINITY : Number(values.keep)
  if (!folder || positionals.length > 1 || !(keep >= 1)) throw new BackupError(usage)
  const place = resolve(folder)
  if (values.secrets) checkApart(values.secrets, place)
  const begun = performance.now()
  const { connection, store, close } = await openPlace({ mayMake: false })
  try {
    const secrets = values.secrets === undefined ? null : resolve(values.secrets)
    const taken = await takeBackup({ connection, store, place, secrets, now: new Date() })
    const { manifest, copied } = taken
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`${taken.folder}: ${rows} rows in ${manifest.tables.length} tables and ${manifest.files.rows} files`)
    console.log(
      `as of ${manifest.takenAt}, ${copied.files} files (${megabytes(copied.bytes)}) new, in ${seconds(begun)}`,
    )
    console.log(
      secrets
        ? `The site's secrets, which a restore needs, are in ${secrets}: keep them apart from the backups.`
        : "The site's secrets are not in it: write them once with --secrets FILE, to a place apart from the backups.",
    )
  } finally {
    await close()
  }
  const old = (await backupsIn(place)).ended.slice(0, Number.isFinite(keep) ? -keep : 0)
  for (const each of old) await removeBackup(each)
  if (old.length > 0) console.log(`${old.length} older removed, and ${await forgetFiles(place)} files that none needs`)
})
