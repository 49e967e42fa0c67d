import type { LoaderContext, PageHead } from '#api/loader.ts'
import { commentPageSize } from '#cards/comments/comment-kind.ts'
import { pictureFiles } from '#cards/picture-files.ts'
import type { PaintingDetail } from '../../contract/painting-row.ts'
import { paintings } from '../../contract/paintings.ts'
import { paintingPagePack } from '../../words/painting-page.pack.ts'
import { aboutPainting } from './about-painting.ts'

const { one, comments } = paintings.calls

interface PaintingLoad {
  readonly context: LoaderContext
  readonly params: { readonly pid: string }
}

/** Answers whether there is such a work, which decides on the status of the page, and the page's head. */
export const paintingLoader = async ({
  context,
  params,
}: PaintingLoad): Promise<{ readonly ok: boolean; readonly head: PageHead }> => {
  const answer = await context.load(one, { id: params.pid })
  const words = paintingPagePack(context.words.language)
  if (!answer.ok) return { ok: false, head: { title: words.gone, noindex: true } }
  const below = context.load(comments, { pid: answer.value.KeyID, pageSize: commentPageSize, pageNum: 1 })
  if (import.meta.env.SSR) await below
  else below.catch(() => undefined)
  return { ok: true, head: headOf(answer.value, context) }
}

/** A work with a content note is not shown by search engines and previews. */
const headOf = (work: PaintingDetail, { words }: LoaderContext): PageHead => {
  const { headOf: title, aboutOf } = paintingPagePack(words.language)
  const nick = work.NICK || words.accounts.closedName
  const noted = work.NOTE !== ''
  return {
    title: title(work.NAME, nick),
    description: work.COMMENT.replace(/\s+/g, ' ') || aboutOf(nick),
    image: noted ? undefined : previewPath(work),
    noindex: noted,
    trail: [{ name: words.titles.paintings, path: '/painting' }],
    about: import.meta.env.SSR && !noted ? aboutPainting(work, { preview: previewPath(work), words }) : undefined,
  }
}

/** A still picture of moderate size, in the format that every preview knows how to read. */
const previewPath = (work: PaintingDetail): string | undefined => {
  const { sources, still } = pictureFiles(work)
  return still ?? (sources.length > 0 ? work.SRC.replace(/\.\w+$/, '.webp') : undefined)
}
