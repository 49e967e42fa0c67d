import type { ReplayDetail } from '@patisserie/contract/replays'
import { site } from '@patisserie/contract/site'
import type { Answer } from '../../api/answer.ts'
import type { LoaderContext, PageHead } from '../../api/loader.ts'

/** Declared search parameters of `/rpy`; the address keeps only these. */
export interface ReplaySearch {
  readonly p?: number
}

export const replaySearch = (raw: Readonly<Record<string, unknown>>): ReplaySearch => {
  const p = Number(raw.p)
  return Number.isInteger(p) && p > 1 && p <= 1_000_000 ? { p } : {}
}

export const replayListInput = ({ p = 1 }: ReplaySearch) => ({ sort: 'time' as const, pageNum: p })

export const replayListLoader = ({ context, deps }: { readonly context: LoaderContext; readonly deps: ReplaySearch }) =>
  context.load(site.replays.calls.list, replayListInput(deps))

export const replayListHead = ({ words }: LoaderContext): PageHead => ({
  title: words.replays.title,
  description: words.replays.description,
})

export const replayLoader = ({
  context,
  params,
}: {
  readonly context: LoaderContext
  readonly params: { readonly code: string }
}) => context.load(site.replays.calls.one, { code: params.code })

export const replayHead = ({ words }: LoaderContext, answer: Answer<ReplayDetail> | undefined): PageHead =>
  answer?.ok ? { title: answer.value.CODE } : { title: words.replays.gone, noindex: true }
