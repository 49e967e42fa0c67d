import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { BackupError } from './backup-folder.ts'
import { openPlace } from './open-place.ts'
import { runVerb } from './say.ts'
import { compareSums, type TableSums, tableSums } from './table-sums.ts'

const usage = 'Usage: npm run tables [-- --save FILE] [--compare FILE]'

runVerb(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { save: { type: 'string' }, compare: { type: 'string' } },
  })
  if (positionals.length > 0) throw new BackupError(usage)
  const before = values.compare === undefined ? null : await readSums(values.compare)
  const sums = await sumsOfSite()
  if (values.save !== undefined) await writeFile(values.save, JSON.stringify(sums, null, 1))
  if (!before) {
    for (const table of sums)
      console.log(`${table.name.padEnd(24)}${String(table.rows).padStart(10)}  ${shortSum(table)}`)
    return
  }
  const different = compareSums(before, sums)
  console.log(different.length === 0 ? `The same in all ${sums.length} tables.` : different.join('\n'))
})

async function readSums(path: string): Promise<TableSums[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new BackupError(`${path} cannot be read.`)
  })
  return JSON.parse(text) as TableSums[] // written by --save
}

async function sumsOfSite(): Promise<TableSums[]> {
  const { connection, close } = await openPlace({ mayMake: false })
  const client = new pg.Client(connection)
  try {
    await client.connect()
    return await tableSums(client)
  } finally {
    await client.end()
    await close()
  }
}

const shortSum = ({ columns }: TableSums): string =>
  createHash('sha256').update(JSON.stringify(columns)).digest('hex').slice(0, 16)
