import { type BoardPeriod, type BoardSort, boardPeriods, boardSorts } from '../../rules/board.ts'
import { type StakeResource, stakeResources } from '../../rules/odds.ts'
import { betBoardSearch } from './bet-board-search.ts'

/** A view of the board, as pages name it; what is left out is usual. */
export interface BetBoardSearch {
  readonly currency?: StakeResource
  readonly period?: BoardPeriod
  readonly sort?: BoardSort
  /** The reader's own history instead of the board. */
  readonly mine?: 'y'
  readonly p?: number
}

/** The view that an address names. */
export const betBoardView = (raw: Readonly<Record<string, unknown>>): BetBoardSearch => {
  const search = betBoardSearch(raw)
  const currency = stakeResources.find((known) => known === search.currency)
  const period = boardPeriods.find((known) => known === search.period)
  const sort = boardSorts.find((known) => known === search.sort)
  return {
    ...(currency && { currency }),
    ...(period && { period }),
    ...(sort && { sort }),
    ...(search.mine && { mine: 'y' as const }),
    ...(search.p && { p: Number(search.p) }),
  }
}

/** The address of a view. */
export const betBoardPath = (view: BetBoardSearch): string => {
  const shown = Object.entries(betBoardSearch({ ...view }))
  return shown.length === 0 ? '/bocaigob' : `/bocaigob?${new URLSearchParams(shown)}`
}

export const boardPageSize = 20

export const betBoardInput = ({ currency, period, sort, p = 1 }: BetBoardSearch) => ({
  currency: currency ?? ('faith' as const),
  period: period ?? ('month' as const),
  sort: sort ?? ('profit' as const),
  pageSize: boardPageSize,
  pageNum: p,
})
export type BoardAsked = ReturnType<typeof betBoardInput>
