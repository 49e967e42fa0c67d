import type { Person } from '@patisserie/contract/profile'
import { site } from '@patisserie/contract/site'
import type { LoaderContext, PageHead } from '../../../api/loader.ts'
import { counter, type Thing } from '../../../api/structured-data.ts'
import { isFirstView, type PersonSearch, personId, personPath, personTabs } from '../person-routes.ts'
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
  return { ok: true, head: headOf(context, answer.value, deps) }
}

const headOf = ({ words }: LoaderContext, person: Person | undefined, search: PersonSearch = {}): PageHead => {
  const { accounts } = words
  if (!person) return { title: accounts.gone.title, noindex: true }
  const { UID, NICK, BRINT, HEAD, REPLAYS, LIKES, FOUND } = person
  const description = BRINT.replace(/\s+/g, ' ').trim() || accounts.card.describe(NICK, REPLAYS, LIKES)
  // What lies over the page, and as whom it is seen, does not change it for guests.
  const { people: _, as: __, ...shown } = search
  return {
    title: NICK,
    description,
    image: HEAD || undefined,
    smallImage: HEAD !== '',
    noindex: FOUND === 'N',
    canonical: personPath(UID, shown),
    about: import.meta.env.SSR && Object.keys(shown).length === 0 ? aboutPerson(person, description) : undefined,
  }
}

/** A member for search engines: what their name card shows. */
const aboutPerson = ({ UID, NICK, HEAD, JOINED, FOLLOWERS, LIKES, REPLAYS }: Person, description: string): Thing => ({
  '@type': 'ProfilePage',
  url: `/p/${UID}`,
  dateCreated: JOINED,
  mainEntity: {
    '@type': 'Person',
    name: NICK,
    identifier: String(UID),
    url: `/p/${UID}`,
    description,
    ...(HEAD ? { image: HEAD } : {}),
    interactionStatistic: [counter('FollowAction', FOLLOWERS), counter('LikeAction', LIKES)],
    agentInteractionStatistic: counter('WriteAction', REPLAYS),
  },
})
