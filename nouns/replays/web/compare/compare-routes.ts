import type { Answer } from '#api/answer.ts'
import type { LoaderContext, PageHead } from '#api/loader.ts'
import type { Out } from '#contract/endpoint.ts'
import { scorecard } from '../../contract/scorecard.ts'
import { comparePack } from '../../words/compare.pack.ts'
import { runWords } from '../card/run-words.ts'

const { pair, rivals } = scorecard.calls

/** The address of two to four runs side by side: `/r/00A1/vs/00A2/00A3`. */
export const comparePath = ([first = '', ...others]: readonly string[]): string => `/r/${first}/vs/${others.join('/')}`

interface CompareParams {
  readonly code: string
  /** The other codes, with a slash between them. */
  readonly _splat?: string | undefined
}

export const comparedCodes = ({ code, _splat = '' }: CompareParams): string[] => [code, ...othersIn(_splat)]

const othersIn = (rest: string): string[] => rest.split('/')

export const compareInput = ([a = '', b = '', ...more]: readonly string[]) => ({ a, b, more })

interface CompareLoad {
  readonly context: LoaderContext
  readonly params: CompareParams
}

/** `ok`: false answers the page with 404. */
export const compareLoader = async ({ context, params }: CompareLoad) => {
  // Asked together: the page offers another run only where there is one.
  const near = context.load(rivals, { code: params.code }).catch(() => undefined)
  const answer = await context.load(pair, compareInput(comparedCodes(params)))
  await near
  return { ok: answer.ok, head: headOf(context, answer) }
}

const headOf = ({ words }: LoaderContext, answer: Answer<Out<typeof pair>>): PageHead => {
  const compare = comparePack(words.language)
  if (!answer.ok) return { title: compare.refused, noindex: true }
  const { a, b, more } = answer.value
  const runs = [a, b, ...more]
  const run = runWords(a, words.language)
  const title = [run.title, run.rank].filter(Boolean).join(' ')
  const players = compare.names(runs.map(({ NICK }) => NICK || words.accounts.closedName))
  return {
    // The same runs in another order are the same page to machines.
    canonical: comparePath([a, b, ...more].map(({ CODE }) => CODE).toSorted()),
    title: compare.head(title, players),
    description: compare.about(title, players),
    image: a.CARD || undefined,
    noindex: runs.some(({ FOUND }) => FOUND === 'N'),
    trail: import.meta.env.SSR ? [{ name: words.replays.title, path: '/rpy' }] : undefined,
  }
}
