import type { Person } from '@patisserie/contract/profile'
import { site } from '@patisserie/contract/site'
import { firstUserId } from '@patisserie/rules/accounts/user-id'
import { type Gam, isGam } from '@patisserie/rules/games/games'
import { limits } from '@patisserie/rules/limits'
import { type Answer, refused } from '../../api/answer.ts'
import type { LoaderContext, PageHead } from '../../api/loader.ts'

/** The tabs that are open today, in the order of the page. */
export const personTabs = ['ms', 'ega', 'replay', 'feed', 'progress'] as const
export type PersonTab = (typeof personTabs)[number]

/** Declared search parameters of `/p/{id}`: what is left out is the first tab, its first page, its usual order. */
export interface PersonSearch {
  readonly tab?: PersonTab
  readonly p?: number
  /** Page number of the replays. */
  readonly sort?: 'score'
  readonly game?: Gam
  /** The list of people that lies over the page. */
  readonly people?: 'followers' | 'following'
  /** The owner looks at it as others do. */
  readonly as?: 'guest'
}

export const personSearch = (raw: Readonly<Record<string, unknown>>): PersonSearch => {
  const tab = personTabs.find((known) => known === raw.tab)
  const p = Number(raw.p)
  const game = Number(raw.game)
  return {
    ...(tab && { tab }),
    ...(Number.isInteger(p) && p > 1 && p <= 1_000_000 && { p }),
    ...(raw.sort === 'score' && { sort: raw.sort }),
    ...(isGam(game) && { game }),
    ...((raw.people === 'followers' || raw.people === 'following') && { people: raw.people }),
    ...(raw.as === 'guest' && { as: raw.as }),
  }
}

/** The address of a view of somebody's page, its parameters in the order of their names, as the router writes them. */
export const personPath = (id: number, search: PersonSearch = {}): string => {
  const named = Object.entries(search).sort(([a], [b]) => (a < b ? -1 : 1))
  const query = new URLSearchParams(named.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? `/p/${id}` : `/p/${id}?${query}`
}

/** The id in the address; null for one that nobody can have. */
export const personId = (text: string): number | null => {
  const id = Number(text)
  return id >= firstUserId ? id : null
}

export const personReplaysInput = (upid: number, { p = 1, sort, game }: PersonSearch) => ({
  upid,
  sort: sort ?? ('time' as const),
  pageNum: p,
  ...(game && { game }),
})

/** Whether the list of replays is as a visitor first sees it: pinned ones stand above it. */
export const isFirstView = ({ p, sort, game }: PersonSearch): boolean => !p && !sort && !game

export const personTopicsInput = (UID: number, { p = 1 }: PersonSearch) => ({
  UID,
  pageSize: limits.topicPageSize,
  pageNum: p,
})

/** The order and period of a wall stay those of the wall's own page. */
export const personPaintingsInput = (upid: number, { p = 1 }: PersonSearch) => ({
  upid,
  pageSize: limits.paintingPageSize,
  pageNum: p,
})

const feedPageSize = 20
export const personFeedInput = (UID: number, { p = 1 }: PersonSearch) => ({
  UID,
  pageSize: feedPageSize,
  pageNum: Math.min(p, 40),
})

export const personLoader = async ({
  context,
  params,
  deps = {},
}: {
  readonly context: LoaderContext
  readonly params: { readonly id: string }
  readonly deps?: PersonSearch
}): Promise<Answer<Person>> => {
  const id = personId(params.id)
  if (id === null) return refused({ refusal: 'personUnknown' })
  const answer = await context.load(site.accounts.calls.person, { UID: id })
  if (!answer.ok) return answer
  const open = personTabs.filter((tab) => answer.value.TABS.includes(tab))
  const tab = open.find((one) => one === deps.tab) ?? open[0]
  if (tab === 'ms') await context.load(site.clubs.calls.someonesTopics, personTopicsInput(id, deps))
  if (tab === 'ega') await context.load(site.paintings.calls.someonesPaged, personPaintingsInput(id, deps))
  if (tab === 'replay') {
    const pinned = isFirstView(deps) ? context.load(site.replays.calls.pinned, { UID: id }) : null
    await context.load(site.replays.calls.someonesPaged, personReplaysInput(id, deps))
    await pinned
  }
  if (tab === 'feed') await context.load(site.social.calls.feed, personFeedInput(id, deps))
  if (tab === 'progress') await context.load(site.social.calls.progress, { UID: id })
  return answer
}

export const personHead = ({ words }: LoaderContext, answer: Answer<Person> | undefined): PageHead => {
  const { accounts } = words
  if (!answer?.ok) return { title: accounts.gone.title, noindex: true }
  const { NICK, BRINT, HEAD, REPLAYS, LIKES } = answer.value
  const introduction = BRINT.replace(/\s+/g, ' ').trim()
  return {
    title: NICK,
    description: introduction || accounts.card.describe(NICK, REPLAYS, LIKES),
    image: HEAD || undefined,
  }
}
