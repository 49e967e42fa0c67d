import type { LoaderContext, PageHead } from '#api/loader.ts'
import { counter, type Thing } from '#api/structured-data.ts'
import { type PersonSearch, personId, personPath } from '#cards/person/page/person-address.ts'
import { personTabs } from '#cards/person/page/person-tabs.ts'
import { accounts as accountsContract } from '#contract/accounts.ts'
import type { Person } from '#contract/profile.ts'

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
  const answer = await context.load(accountsContract.calls.person, { UID: id })
  if (!answer.ok) return { ok: false, head: headOf(context, undefined) }
  const open = personTabs.map(({ stated }) => stated).filter(({ name }) => answer.value.TABS.includes(name))
  const tab = open.find(({ name }) => name === deps.tab) ?? open[0]
  await tab?.load(context.load, id, deps)
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
