import { createHash } from 'node:crypto'
import type { StoresInTurn } from '#core/files/stores/stores-in-turn.ts'
import { BackupError } from './backup-folder.ts'

/** One store, or several in turn. */
export interface TakesFiles extends Pick<StoresInTurn, 'namesBefore'> {
  put(name: string, bytes: Uint8Array): Promise<unknown>
}

interface Copying {
  readonly from: Pick<StoresInTurn, 'get'>
  readonly to: TakesFiles
  readonly hashes: AsyncIterable<string>
}

export interface Copied {
  readonly files: number
  readonly bytes: number
}

/** Enough to keep a bucket busy; files are small. */
const atOnce = 16

/** Copies the files of these names and checks each; what is there already is left alone. */
export async function copyFiles({ from, to, hashes }: Copying): Promise<Copied> {
  const names = hashes[Symbol.asyncIterator]()
  const there = new Set<string>()
  for await (const name of to.namesBefore(new Date(8_640_000_000_000_000))) there.add(name)
  let files = 0
  let copiedBytes = 0
  const work = async () => {
    for (let next = await names.next(); !next.done; next = await names.next()) {
      const hash = next.value
      if (there.has(hash)) continue
      const bytes = await from.get(hash)
      if (!bytes) throw new BackupError(`The file ${hash} is missing.`)
      if (createHash('sha256').update(bytes).digest('hex') !== hash)
        throw new BackupError(`The file ${hash} is damaged.`)
      await to.put(hash, bytes)
      files += 1
      copiedBytes += bytes.byteLength
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { files, bytes: copiedBytes }
}
