import type { Files } from '../../../core/files/open-files.ts'
import { readOriginalPath } from '../../../core/files/picture-paths.ts'
import type { ReadDb } from '../../../kit/db/database.ts'
import { openFairTurns } from '../../../kit/http/fair-turns.ts'
import { type ComparedLooks, compareBefore } from './compare-look.ts'
import type { LookIndex } from './look-index.ts'
import { mainColour } from './main-colour.ts'
import { type TakenLooks, takeLooks } from './take-looks.ts'

interface Parts {
  readonly read: ReadDb
  readonly files: Files
  readonly looks: LookIndex
}

/** What is seen of the pictures of a work before it is published. */
export interface SeenPictures extends ComparedLooks {
  /** The main colour of the first picture, `#rrggbb`; empty where it was not seen. */
  readonly colour: string
}

/**
 * Looks at the member's pictures at these paths, and compares them with earlier ones. A picture that is not theirs adds
 * nothing. A member has one turn at a time: works of twenty animations take seconds of the process.
 */
export const looksOfPictures = (parts: Parts) => (member: number, paths: readonly string[]) =>
  inTurn({ whose: `m${member}`, rank: 0 }, () => seePictures(parts, member, paths))

const inTurn = openFairTurns({ atOnce: 2, waiting: 20 })

async function seePictures(
  { read, files, looks }: Parts,
  member: number,
  paths: readonly string[],
): Promise<SeenPictures> {
  const originals = paths.flatMap((path) => readOriginalPath(path)?.original ?? [])
  const rows = await read.named<Stored>(storedStatement, [member, originals])
  const all: TakenLooks[] = []
  let colour = ''
  for (const { original, thumb, extension } of rows) {
    const [small, animation] = [await files.read(thumb), extension === 'gif' ? await files.read(original) : null]
    if (!small) continue
    all.push(await takeLooks(small, animation))
    if (original === originals[0]) colour = await mainColour(small)
  }
  return { ...(await compareBefore({ read, index: looks, member }, together(all))), colour }
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
