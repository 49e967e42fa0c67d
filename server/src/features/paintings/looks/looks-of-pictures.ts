import type { Files } from '../../../core/files/open-files.ts'
import { readOriginalPath } from '../../../core/files/picture-paths.ts'
import type { ReadDb } from '../../../kit/db/database.ts'
import type { KeptLook } from './look-store.ts'
import { mainColour } from './main-colour.ts'
import { type TakenLooks, takeLooks } from './take-looks.ts'

interface Parts {
  readonly read: ReadDb
  readonly files: Files
}

/** What is seen of the pictures of a work before it is published. */
export interface SeenPictures extends Omit<TakenLooks, 'kept'> {
  readonly kept: readonly KeptLook[]
  /** The main colour of the first picture, `#rrggbb`; empty where it was not seen. */
  readonly colour: string
}

/** Looks at the member's pictures at these paths. A picture that is not theirs adds nothing. */
export const looksOfPictures =
  ({ read, files }: Parts) =>
  async (member: number, paths: readonly string[]): Promise<SeenPictures> => {
    const originals = paths.flatMap((path) => readOriginalPath(path)?.original ?? [])
    const rows = await read.named<Stored>(storedStatement, [member, originals])
    const all: PictureLooks[] = []
    let colour = ''
    for (const { id: picture, original, thumb, extension } of rows) {
      const [small, animation] = [await files.read(thumb), extension === 'gif' ? await files.read(original) : null]
      if (!small) continue
      all.push({ picture, ...(await takeLooks(small, animation)) })
      if (original === originals[0]) colour = await mainColour(small)
    }
    return { ...together(all), colour }
  }

interface PictureLooks extends TakenLooks {
  readonly picture: number | null
}

/** The looks of several pictures as those of one work. */
export const together = (all: readonly PictureLooks[]): Omit<SeenPictures, 'colour'> => ({
  kept: all.flatMap(({ kept, picture }) => kept.map((look) => ({ look, picture }))),
  asked: all.flatMap(({ asked }) => asked),
  turned: all.flatMap(({ turned }) => turned),
})

interface Stored {
  readonly id: number
  readonly original: string
  readonly thumb: string
  readonly extension: string
}

const storedStatement = {
  name: 'painting-looks-of',
  sql: `select distinct on (original) id, original, thumb, extension from pictures
    where member = $1 and original = any($2::text[]) order by original, id`,
}
