import type { LoaderContext, PageHead } from '#api/loader.ts'
import { bets } from '../../contract/bets.ts'
import { betBoardPack } from '../../words/bet-board.pack.ts'
import { betBoardInput, betBoardView } from './bet-board-input.ts'

/** In the browser the page comes at once and shows by itself what it waits for. Answers the page's head. */
export const betBoardLoader = async ({
  context,
  deps,
}: {
  readonly context: LoaderContext
  readonly deps: Readonly<Record<string, unknown>>
}): Promise<PageHead> => {
  const { words } = context
  const view = betBoardView(deps)
  if (!view.mine) {
    const rows = context.load(bets.calls.board, betBoardInput(view))
    if (import.meta.env.SSR) await rows
    else rows.catch(() => undefined)
  }
  return {
    title: words.titles.bettors,
    description: betBoardPack(words.language).description,
    trail: [{ name: words.titles.bets, path: '/bocai' }],
    ...(view.mine && { noindex: true }),
  }
}
