import type { LoaderContext, PageHead } from '#api/loader.ts'
import { gameTitle } from '#rules/games/game-names.ts'
import { iscore } from '../../contract/iscore.ts'
import { iscorePack } from '../../words/iscore/iscore.pack.ts'
import { type BoardSearch, boardInput } from './board-routes.ts'

/** In the browser the page comes at once and shows by itself what it waits for. Answers the page's head. */
export const boardLoader = async ({
  context,
  deps,
}: {
  readonly context: LoaderContext
  readonly deps: BoardSearch
}): Promise<PageHead> => {
  const rows = context.load(iscore.calls.board, boardInput(deps))
  if (import.meta.env.SSR) await rows
  else rows.catch(() => undefined)
  return headOf(context, deps)
}

const headOf = ({ words }: LoaderContext, { game, p }: BoardSearch): PageHead => {
  const { sections, list } = words.replays
  const parts = [sections.board, ...(game ? [gameTitle(game, words.language)] : []), ...(p ? [list.page(p)] : [])]
  return {
    title: parts.join(' · '),
    description: iscorePack(words.language).about,
    trail: [{ name: words.replays.title, path: '/rpy' }],
  }
}
