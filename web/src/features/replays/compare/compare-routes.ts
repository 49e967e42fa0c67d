import type { Out } from '@patisserie/contract/endpoint'
import { site } from '@patisserie/contract/site'
import type { Answer } from '../../../api/answer.ts'
import type { LoaderContext, PageHead } from '../../../api/loader.ts'
import { runWords } from '../../../cards/replay/run-words.ts'

const { pair } = site.scorecard.calls

/** The address of two runs side by side. */
export const pairPath = (a: string, b: string): string => `/r/${a}/vs/${b}`

interface PairParams {
  readonly code: string
  readonly other: string
}

export const pairInput = ({ code, other }: PairParams) => ({ a: code, b: other })

export const pairLoader = ({ context, params }: { readonly context: LoaderContext; readonly params: PairParams }) =>
  context.load(pair, pairInput(params))

export const pairHead = ({ words }: LoaderContext, answer: Answer<Out<typeof pair>> | undefined): PageHead => {
  const { pair: own } = words.replays
  if (!answer?.ok) return { title: own.wrong, noindex: true }
  const { a, b } = answer.value
  const names = runWords(a, words.language)
  const run = [names.title, names.rank].filter(Boolean).join(' ')
  const [one, other] = [a, b].map(({ NICK }) => NICK || words.accounts.closedName) as [string, string] // one of each
  return {
    title: own.head(run, one, other),
    description: own.about(run, one, other),
    image: a.CARD || undefined,
    trail: import.meta.env.SSR ? [{ name: words.replays.title, path: '/rpy' }] : undefined,
  }
}
