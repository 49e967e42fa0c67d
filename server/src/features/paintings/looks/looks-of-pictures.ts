import type { Files } from '../../../core/files/open-files.ts'
import { readOriginalPath } from '../../../core/files/picture-paths.ts'
import type { ReadDb } from '../../../kit/db/database.ts'
import { type TakenLooks, takeLooks } from './take-looks.ts'

interface Parts {
  readonly read: ReadDb
  readonly files: Files
}

/** The looks of the member's pictures at these paths together. A picture that is not theirs has none here. */
export const looksOfPictures =
  ({ read, files }: Parts) =>
  async (member: number, paths: readonly string[]): Promise<TakenLooks> => {
    const originals = paths.flatMap((path) => readOriginalPath(path)?.original ?? [])
    const rows = await read.named<Stored>(storedStatement, [member, originals])
    const all: TakenLooks[] = []
    for (const { original, thumb, extension } of rows) {
      const [small, animation] = [await files.read(thumb), extension === 'gif' ? await files.read(original) : null]
      if (small) all.push(await takeLooks(small, animation))
    }
    return together(all)
  }

/** The looks of several pictures as those of one work. */
export const together = (all: readonly TakenLooks[]): TakenLooks => ({
  kept: all.flatMap(({ kept }) => kept),
  asked: all.flatMap(({ asked }) => asked),
  turned: all.flatMap(({ turned }) => turned),
})

interface Stored {
  readonly original: string
  readonly thumb: string
  readonly extension: string
}

const storedStatement = {
  name: 'painting-looks-of',
  sql: 'select original, thumb, extension from pictures where member = $1 and original = any($2::text[])',
}
