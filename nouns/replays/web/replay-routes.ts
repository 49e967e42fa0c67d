import type { Answer } from '#api/answer.ts'
import type { LoaderContext, PageHead } from '#api/loader.ts'
import { commentPageSize } from '#cards/comments/comment-kind.ts'
import { formatNumber } from '#rules/text.ts'
import type { ReplayDetail } from '../contract/replays.ts'
import { replays as replaysContract } from '../contract/replays.ts'
import { scorecard } from '../contract/scorecard.ts'
import { runWords } from './card/run-words.ts'
import { type ReplaySearch, replayListInput, replayView } from './list/list-address.ts'
import { feedPaths } from './list/replay-feeds.ts'
import { filterParts } from './list/replay-filter-parts.ts'

const { list, one, comments } = replaysContract.calls

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
