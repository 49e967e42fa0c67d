import type { LoaderContext, PageHead } from '#api/loader.ts'
import { bets } from '../../contract/bets.ts'
import { betsPack } from '../../words/bets.pack.ts'
import type { BetsSearch } from '../bets-search.ts'
import { betsFeeds } from './bets-feeds.ts'
import { betsInput, betsView } from './bets-view.ts'

const { list, categories } = bets.calls

/** In the browser the page comes at once and shows by itself what it waits for. Answers the page's head. */
export const betsLoader = async ({
  context,
  deps,
}: {
  readonly context: LoaderContext
  readonly deps: BetsSearch
}): Promise<PageHead> => {
  const view = betsView(deps)
  const reads = [context.load(list, betsInput(view)), context.load(categories, {})]
  if (import.meta.env.SSR) await Promise.all(reads)
  else for (const read of reads) read.catch(() => undefined)
  const words = betsPack(context.words.language)
  const title = view.state === 'open' ? words.title : `${words.title} · ${words.states[view.state]}`
  return {
    title: view.page > 1 ? `${title} · ${words.page(view.page)}` : title,
    description: words.description,
    feeds: { ...betsFeeds(view), title: words.title },
  }
}
