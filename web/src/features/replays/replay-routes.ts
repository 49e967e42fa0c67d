import type { ReplayDetail } from '@patisserie/contract/replays'
import { site } from '@patisserie/contract/site'
import { type Difficulty, difficultiesOf, difficultyMarks, type Gam, isGam } from '@patisserie/rules/games'
import { limits } from '@patisserie/rules/limits'
import { formatNumber } from '@patisserie/rules/text'
import type { Answer } from '../../api/answer.ts'
import type { LoaderContext, PageHead } from '../../api/loader.ts'
import { runWords } from '../../cards/run-words.ts'

const { list, one, comments } = site.replays.calls

/** Declared search parameters of `/rpy`; the address keeps only these. */
export interface ReplaySearch {
  readonly game?: Gam
  readonly p?: number
  readonly rank?: Difficulty
  readonly sort?: 'score'
}

/** What means nothing is dropped, and so is a difficulty the game does not have. */
export const replaySearch = (raw: Readonly<Record<string, unknown>>): ReplaySearch => {
  const game = Number(raw.game)
  const p = Number(raw.p)
  const ranks: readonly Difficulty[] = isGam(game) ? difficultiesOf(game) : difficultyMarks
  const rank = ranks.find((mark) => mark === raw.rank)
  return {
    ...(isGam(game) ? { game } : {}),
    ...(Number.isInteger(p) && p > 1 && p <= 1_000_000 ? { p } : {}),
    ...(rank ? { rank } : {}),
    ...(raw.sort === 'score' ? { sort: 'score' } : {}),
  }
}

/** The address of a view of the table, parameters in their fixed order. */
export const replayListPath = (search: ReplaySearch): string => {
  const { game, p, rank, sort } = replaySearch({ ...search })
  const pairs = Object.entries({ game, p, rank, sort }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return pairs.length === 0 ? '/rpy' : `/rpy?${new URLSearchParams(pairs)}`
}

/** The router hands over undeclared parameters too; only what `replaySearch` takes is asked for. */
export const replayListInput = (search: ReplaySearch) => {
  const { p = 1, sort, ...filters } = replaySearch({ ...search })
  return { sort: sort ?? ('time' as const), pageSize: limits.replayPageSize, pageNum: p, ...filters }
}

/** In the browser the page comes at once and shows by itself what it waits for. */
export const replayListLoader = async ({
  context,
  deps,
}: {
  readonly context: LoaderContext
  readonly deps: ReplaySearch
}) => {
  const rows = context.load(list, replayListInput(deps))
  if (import.meta.env.SSR) await rows
  else rows.catch(() => undefined)
}

export const replayListHead = ({ words }: LoaderContext): PageHead => ({
  title: words.replays.title,
  description: words.replays.description,
})

export const commentsInput = (rid: number, pageNum: number) => ({ rid, pageSize: commentPageSize, pageNum })
export const commentPageSize = 20

export const replayLoader = async ({
  context,
  params,
}: {
  readonly context: LoaderContext
  readonly params: { readonly code: string }
}) => {
  const answer = await context.load(one, { code: params.code })
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
    title: replays.headOf(run.game, played, row.NICK),
    description: replays.aboutRun(facts),
    image: row.SCREEN || undefined,
  }
}
