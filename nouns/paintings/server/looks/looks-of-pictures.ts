import type { Files } from '#core/files/open-files.ts'
import { readOriginalPath } from '#core/files/picture-paths.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { openFairTurns } from '#kit/http/fair-turns.ts'
import { type ComparedLooks, compareBefore } from './compare-look.ts'
import type { LookIndex } from './look-index.ts'
import type { WorkLooks } from './look-store.ts'
import { mainColour } from './main-colour.ts'
import { type TakenLooks, takeLooks } from './take-looks.ts'

interface Parts {
  readonly read: ReadDb
  readonly files: Files
}

interface Coloured {
  /** The main colour of the first picture, `#rrggbb`; empty where it was not seen. */
  readonly colour: string
}

/** How pictures look. */
export type PictureLooks = WorkLooks & Coloured

/** What is seen of the pictures of a work before it is published. */
export type SeenPictures = ComparedLooks & Coloured

/**
 * Looks at the member's pictures at these paths, and compares them with earlier ones. A picture that is not theirs adds
 * nothing. A member has one turn at a time: works of twenty animations take seconds of the process.
 */
export const seePictures =
  (parts: Parts & { readonly looks: LookIndex }) =>
  (member: number, paths: readonly string[]): Promise<SeenPictures> =>
    inTurn({ whose: `m${member}`, rank: 0 }, async () => {
      const { colour, ...taken } = await looksOf(parts, member, paths)
      return { ...(await compareBefore({ read: parts.read, index: parts.looks, member }, taken)), colour }
    })

/** Looks at the member's pictures at these paths, without comparing them. */
export const lookAtPictures =
  (parts: Parts) =>
  (member: number, paths: readonly string[]): Promise<PictureLooks> =>
    inTurn({ whose: `m${member}`, rank: 0 }, () => looksOf(parts, member, paths))

const inTurn = openFairTurns({ atOnce: 2, waiting: 20 })

async function looksOf({ read, files }: Parts, member: number, paths: readonly string[]): Promise<PictureLooks> {
  const originals = paths.flatMap((path) => readOriginalPath(path)?.original ?? [])
  const rows = await read.named<Stored>(storedStatement, [member, originals])
  const all: OnePicture[] = []
  let colour = ''
  for (const { id: picture, original, thumb, extension } of rows) {
    const [small, animation] = [await files.read(thumb), extension === 'gif' ? await files.read(original) : null]
    if (!small) continue
    all.push({ picture, ...(await takeLooks(small, animation)) })
    if (original === originals[0]) colour = await mainColour(small)
  }
  return { ...together(all), colour }
}

interface OnePicture extends TakenLooks {
  readonly picture: number | null
}

/** The looks of several pictures as those of one work. */
export const together = (all: readonly OnePicture[]): WorkLooks => ({
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
