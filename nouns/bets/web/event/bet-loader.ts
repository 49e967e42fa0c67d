import type { LoaderContext, PageHead } from '#api/loader.ts'
import { commentPageSize } from '#cards/comments/comment-kind.ts'
import { bets } from '../../contract/bets.ts'
import { betPack } from '../../words/bet.pack.ts'
import { betsPack } from '../../words/bets.pack.ts'

const { one, chart, categories, comments } = bets.calls

interface BetLoad {
  readonly context: LoaderContext
  readonly params: { readonly bocaiName: string }
}

/** Answers whether there is such an event, which decides on the status of the page, and the page's head. */
export const betLoader = async ({
  context,
  params: { bocaiName },
}: BetLoad): Promise<{ readonly ok: boolean; readonly head: PageHead }> => {
  const answer = await context.load(one, { bocaiName })
  if (!answer.ok) return { ok: false, head: { title: betPack(context.words.language).gone, noindex: true } }
  const below = [
    context.load(chart, { bocaiName }),
    context.load(categories, {}),
    context.load(comments, { bocaiName, pageSize: commentPageSize, pageNum: 1 }),
  ]
  if (import.meta.env.SSR) await Promise.all(below)
  else for (const read of below) read.catch(() => undefined)
  const { TITLE, TERMS, OPTIONS } = answer.value
  return {
    ok: true,
    head: {
      title: TITLE,
      description: TERMS.replace(/\s+/g, ' ').trim() || OPTIONS.map(({ LABEL }) => LABEL).join(' · '),
      trail: [{ name: betsPack(context.words.language).title, path: '/bocai' }],
    },
  }
}
