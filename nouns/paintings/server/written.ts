import type { In } from '#contract/endpoint.ts'
import type { Tx } from '#kit/db/database.ts'
import type { paintings } from '../contract/paintings.ts'
import { facetsOf } from '../rules/written-painting.ts'
import type { SaidColumns } from './tables.ts'

type TypedPainting = Omit<In<typeof paintings.calls.update>, 'pid'>

export const saidColumns = (written: TypedPainting): SaidColumns => ({
  name: written.name.trim(),
  comment: written.comment.trim(),
  dragon: written.dragon,
  rights: written.rights,
  source: written.source.trim(),
  ai: written.ai === 'Y',
  note: written.note,
  commentable: written.commentable === 'Y',
})

/** The words of a work that are compared with other posts. */
export const wordsOf = ({ name, comment, source }: Pick<SaidColumns, 'name' | 'comment' | 'source'>): string =>
  [name, comment, source].filter((part) => part !== '').join('\n')

/** Writes what a work is filtered by, in place of what it was. */
export async function writeFacets(tx: Tx, painting: number, written: TypedPainting): Promise<void> {
  const facets = facetsOf(written)
  await tx.deleteFrom('painting_facets').where('painting', '=', painting).execute()
  if (facets.length === 0) return
  await tx
    .insertInto('painting_facets')
    .values(facets.map((facet) => ({ painting, facet })))
    .execute()
}
