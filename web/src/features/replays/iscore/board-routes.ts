import { site } from '@patisserie/contract/site'
import { type Gam, gameLabel, isGam } from '@patisserie/rules/games/games'
import type { LoaderContext, PageHead } from '../../../api/loader.ts'

/** Declared search parameters of `/jf`. */
export interface BoardSearch {
  readonly game?: Gam
  readonly p?: number
}

/** The address keeps only what is valid and says something. */
export const boardSearch = (raw: Readonly<Record<string, unknown>>): BoardSearch => {
  const game = Number(raw.game)
  const p = Number(raw.p)
  return {
    ...(isGam(game) ? { game } : {}),
    ...(Number.isInteger(p) && p > 1 && p <= 1_000_000 ? { p } : {}),
  }
}

export const boardPath = ({ game, p }: BoardSearch): string => {
  const query = new URLSearchParams({
    ...(game ? { game: String(game) } : {}),
    ...(p && p > 1 ? { p: String(p) } : {}),
  })
  return query.size === 0 ? '/jf' : `/jf?${query}`
}

export const boardPageSize = 20

export const boardInput = ({ game, p = 1 }: BoardSearch) => ({
  ...(game ? { game } : {}),
  pageSize: boardPageSize,
  pageNum: p,
})

/** In the browser the page comes at once and shows by itself what it waits for. */
export const boardLoader = async ({
  context,
  deps,
}: {
  readonly context: LoaderContext
  readonly deps: BoardSearch
}) => {
  const rows = context.load(site.iscore.calls.board, boardInput(boardSearch({ ...deps })))
  if (import.meta.env.SSR) await rows
  else rows.catch(() => undefined)
}

export const boardHead = ({ words }: LoaderContext, search: BoardSearch): PageHead => {
  const { game, p } = boardSearch({ ...search })
  const { sections, list } = words.replays
  const parts = [sections.board, ...(game ? [gameLabel(game, words.language)] : []), ...(p ? [list.page(p)] : [])]
  return { title: parts.join(' · '), description: sections.boardText }
}
