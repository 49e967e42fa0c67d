import type { Answer } from '#api/answer.ts'
import type { LoaderContext, PageHead } from '#api/loader.ts'
import { commentPageSize } from '#cards/comments/comment-kind.ts'
import { formatNumber } from '#rules/text.ts'
import type { ReplayDetail } from '../contract/replays.ts'
import { replays as replaysContract } from '../contract/replays.ts'
import { scorecard } from '../contract/scorecard.ts'
import { type ReplayFilter, readReplayFilter, writeReplayFilter } from '../rules/replay-filters.ts'
import * as limits from '../rules/replay-limits.ts'
import { runWords } from './card/run-words.ts'
import { feedPaths } from './list/replay-feeds.ts'
import { filterParts } from './list/replay-filter-parts.ts'

const { list, one, comments } = replaysContract.calls

/** Declared search parameters of `/rpy`, as the address writes them: a filter and a page. */
export type ReplaySearch = Readonly<Record<string, string>>

/** The address keeps only what is valid and says something. */
export const replaySearch = (raw: Readonly<Record<string, unknown>>): ReplaySearch => {
  const p = pageOf(raw.p)
  return { ...writeReplayFilter(readReplayFilter(raw)), ...(p > 1 ? { p: String(p) } : {}) }
}

/** A view of the table: which replays, and which page of them. */
export interface ReplayView {
  readonly filter: ReplayFilter
  readonly page: number
}

/** The router hands over undeclared parameters too; only what is a filter is taken. */
export const replayView = (search: Readonly<Record<string, unknown>>): ReplayView => ({
  filter: readReplayFilter(search),
  page: pageOf(search.p),
})

/** The address of a view, its parameters in the order of their names, as the router writes them. */
export const replayListPath = (filter: Partial<ReplayFilter>, page = 1): string => {
  const search = replaySearch({ ...filter, p: page })
  const fields = Object.keys(search).sort()
  const query = fields.map((name) => `${name}=${encoded(search[name] ?? '')}`).join('&')
  return query === '' ? '/rpy' : `/rpy?${query}`
}

/** The value of a query field. Most are plain, and for those URLSearchParams would be the slowest step of the path. */
const encoded = (value: string): string =>
  /^[\w.-]*$/.test(value) ? value : new URLSearchParams({ v: value }).toString().slice(2)

export const replayListInput = ({ filter, page }: ReplayView) => {
  const { flags, ...rest } = filter
  return { ...rest, ...(flags ? { flags: [...flags] } : {}), pageSize: limits.replayPageSize, pageNum: page }
}

const pageOf = (raw: unknown): number => {
  const p = Number(raw)
  return Number.isInteger(p) && p > 1 && p <= 1_000_000 ? p : 1
}

/** In the browser the page comes at once and shows by itself what it waits for. */
export const replayListLoader = async ({
  context,
  deps,
}: {
  readonly context: LoaderContext
  readonly deps: ReplaySearch
}) => {
  const rows = context.load(list, replayListInput(replayView(deps)))
  if (import.meta.env.SSR) await rows
  else rows.catch(() => undefined)
}

export const replayListHead = ({ words }: LoaderContext, search: ReplaySearch): PageHead => {
  const { replays } = words
  const { filter, page } = replayView(search)
  const parts = filterParts(filter, words).map(({ text }) => text)
  const title = parts.length === 0 ? replays.title : replays.filters.title(parts)
  return {
    title: page > 1 ? `${title} · ${replays.list.page(page)}` : title,
    description: replays.description,
    feeds: { ...feedPaths(filter), title },
    trail: import.meta.env.SSR && filter.game && page === 1 ? [{ name: replays.title, path: '/rpy' }] : undefined,
  }
}

const commentsInput = (rid: number, pageNum: number) => ({ rid, pageSize: commentPageSize, pageNum })

export const replayLoader = async ({
  context,
  params,
}: {
  readonly context: LoaderContext
  readonly params: { readonly code: string }
}) => {
  // Asked together: the place on the page is known when the page comes.
  const story = context.load(scorecard.calls.story, { code: params.code }).catch(() => undefined)
  const answer = await context.load(one, { code: params.code })
  await story
  if (!answer.ok) return answer
  const below = context.load(comments, commentsInput(answer.value.KeyID, 1))
  if (import.meta.env.SSR) await below
  else below.catch(() => undefined)
  return answer
}

export const replayHead = ({ words }: LoaderContext, answer: Answer<ReplayDetail> | undefined): PageHead => {
  const { replays } = words
  if (!answer?.ok) return { title: replays.gone, noindex: true }
  const row = answer.value
  const run = runWords(row, words.language)
  const played = [run.rank, run.shot].filter(Boolean).join(' ')
  const facts = [
    `${replays.columns.score} ${formatNumber(row.SCORE)}`,
    replays.progress(row.STAGE),
    ...(row.COMMENT === '' ? [] : [row.COMMENT.replace(/\s+/g, ' ')]),
  ]
  return {
    title: replays.headOf(run.title, played, row.NICK || words.accounts.closedName),
    description: replays.aboutRun(facts),
    image: row.CARD || row.SCREEN || undefined,
    noindex: row.FOUND === 'N',
    trail: import.meta.env.SSR
      ? [
          { name: replays.title, path: '/rpy' },
          { name: run.title, path: `/rpy?game=${row.GAM}` },
        ]
      : undefined,
  }
}
