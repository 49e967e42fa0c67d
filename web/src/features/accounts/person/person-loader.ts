import type { Person } from '@patisserie/contract/profile'
import { site } from '@patisserie/contract/site'
import type { LoaderContext, PageHead } from '../../../api/loader.ts'
import { isFirstView, type PersonSearch, personId, personTabs } from '../person-routes.ts'
import { personFeedInput, personPaintingsInput, personReplaysInput, personTopicsInput } from './person-inputs.ts'

/** Answers whether there is such a person, which decides on the status of the page, and the page's head. */
export const personLoader = async ({
  context,
  params,
  deps = {},
}: {
  readonly context: LoaderContext
  readonly params: { readonly id: string }
  readonly deps?: PersonSearch
}): Promise<{ readonly ok: boolean; readonly head: PageHead }> => {
  const id = personId(params.id)
  if (id === null) return { ok: false, head: headOf(context, undefined) }
  const answer = await context.load(site.accounts.calls.person, { UID: id })
  if (!answer.ok) return { ok: false, head: headOf(context, undefined) }
  const open = personTabs.filter((tab) => answer.value.TABS.includes(tab))
  const tab = open.find((one) => one === deps.tab) ?? open[0]
  if (tab === 'ms') await context.load(site.clubs.calls.someonesTopics, personTopicsInput(id, deps))
  if (tab === 'ega') await context.load(site.paintings.calls.someonesPaged, personPaintingsInput(id, deps))
  if (tab === 'replay') {
    const pinned = isFirstView(deps) ? context.load(site.replays.calls.pinned, { UID: id }) : null
    await context.load(site.replays.calls.someonesPaged, personReplaysInput(id, deps))
    await pinned
  }
  if (tab === 'dessert') await context.load(site.desserts.calls.of, { UID: id })
  if (tab === 'feed') await context.load(site.social.calls.feed, personFeedInput(id, deps))
  if (tab === 'progress') await context.load(site.social.calls.progress, { UID: id })
  return { ok: true, head: headOf(context, answer.value) }
}

const headOf = ({ words }: LoaderContext, person: Person | undefined): PageHead => {
  const { accounts } = words
  if (!person) return { title: accounts.gone.title, noindex: true }
  const { NICK, BRINT, HEAD, REPLAYS, LIKES } = person
  const introduction = BRINT.replace(/\s+/g, ' ').trim()
  return {
    title: NICK,
    description: introduction || accounts.card.describe(NICK, REPLAYS, LIKES),
    image: HEAD || undefined,
  }
}
