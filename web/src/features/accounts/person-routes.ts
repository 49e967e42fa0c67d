import type { Person } from '@patisserie/contract/profile'
import { site } from '@patisserie/contract/site'
import { firstUserId } from '@patisserie/rules/accounts'
import { type Answer, refused } from '../../api/answer.ts'
import type { LoaderContext, PageHead } from '../../api/loader.ts'

/** Declared search parameters of `/p/{id}`: the page of the tab that stands open. */
export interface PersonSearch {
  readonly p?: number
}

export const personSearch = (raw: Readonly<Record<string, unknown>>): PersonSearch => {
  const p = Number(raw.p)
  return Number.isInteger(p) && p > 1 && p <= 1_000_000 ? { p } : {}
}

/** The id in the address; null for one that nobody can have. */
export const personId = (text: string): number | null => {
  const id = Number(text)
  return id >= firstUserId ? id : null
}

export const personReplaysInput = (upid: number, { p = 1 }: PersonSearch) => ({
  upid,
  sort: 'time' as const,
  pageNum: p,
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
  if (answer.ok && answer.value.TABS.includes('replay'))
    await context.load(site.replays.calls.someonesPaged, personReplaysInput(id, deps))
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
