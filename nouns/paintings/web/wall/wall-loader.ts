import type { LoaderContext, PageHead } from '#api/loader.ts'
import { paintings } from '../../contract/paintings.ts'
import { paintingsPack } from '../../words/paintings.pack.ts'
import type { WallSearch } from '../wall-search.ts'
import { wallFeeds } from './wall-feeds.ts'
import { wallParts } from './wall-parts.ts'
import { wallInput, wallView } from './wall-view.ts'

const { list, tags } = paintings.calls

/**
 * In the browser the page comes at once and shows by itself what it waits for. Answers the page's head: its words are in
 * the page's chunk.
 */
export const wallLoader = async ({
  context,
  deps,
}: {
  readonly context: LoaderContext
  readonly deps: WallSearch
}): Promise<PageHead> => {
  const view = wallView(deps)
  // The server knows no member: whom the reader follows is read in the browser.
  const reads = [context.load(tags, {}), ...(view.followed ? [] : [context.load(list, wallInput(view, view.page))])]
  if (import.meta.env.SSR) await Promise.all(reads)
  else for (const read of reads) read.catch(() => undefined)
  const words = paintingsPack(context.words.language)
  const parts = wallParts(view.filter, words, context.words.language).map(({ text }) => text)
  const title = parts.length === 0 ? words.title : words.titleOf(parts)
  return {
    title: view.page > 1 ? `${title} · ${words.page(view.page)}` : title,
    description: words.description,
    noindex: view.followed,
    feeds: { ...wallFeeds(view.filter), title },
  }
}
