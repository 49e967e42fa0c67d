import type { Sent } from '#contract/endpoint.ts'
import { bets } from '../../contract/bets.ts'
import type { BetState } from '../../rules/bet-states.ts'
import type { StakeResource } from '../../rules/odds.ts'
import { type BetsSearch, betsSearch } from '../bets-search.ts'

const { list } = bets.calls

/** What the list shows. */
export interface BetsView {
  readonly state: BetState
  readonly category: number | undefined
  readonly resource: StakeResource | undefined
  readonly sort: 'deadline' | 'new' | 'bettors'
  readonly page: number
}

export const betsView = (search: BetsSearch): BetsView => ({
  state: (search.state ?? 'open') as BetState, // as the address was read
  category: search.category === undefined ? undefined : Number(search.category),
  resource: search.resource as StakeResource | undefined, // the same
  sort: (search.sort ?? 'deadline') as BetsView['sort'], // the same
  page: Number(search.p ?? 1),
})

/** The address of a view; every other choice begins with its first page. */
export const betsPath = ({ page = 1, ...view }: Partial<BetsView>): string => {
  const query = new URLSearchParams(betsSearch({ ...view, p: page })).toString()
  return query === '' ? '/bocai' : `/bocai?${query}`
}

export const betsInput = ({ page, category, resource, ...rest }: BetsView): Sent<typeof list> => ({
  ...rest,
  ...(category === undefined ? {} : { category }),
  ...(resource === undefined ? {} : { resource }),
  pageNum: page,
  pageSize: 20,
})
