import { replays } from '#nouns/replays/contract/replays.ts'
import { byNoun } from '#rules/by-noun.ts'
import { makeMember } from '../test/make-member.ts'
import type { TestSite } from '../test/open-test-site.ts'
import type { Visit } from './journey.ts'

/** A page of the site by its path. `member`: it shows the visitor's own things, so it needs a log-in. */
export interface Place {
  readonly path: string
  readonly member?: boolean
}

/** The pages of a noun that are open, including empty and missing ones; `journeys/places.ts` of the noun. */
export type PlacesOfNoun = (facts: PlaceFacts) => Promise<readonly Place[]> | readonly Place[]

/** The seeded site, and what the places of several nouns ask of it. */
export interface PlaceFacts {
  readonly site: TestSite
  /** Id of a member who has done much. */
  readonly busy: () => Promise<number>
  /** Id of a new member without anything. */
  readonly idle: () => Promise<number>
}

const ofNouns = byNoun(
  import.meta.glob<PlacesOfNoun>('../../nouns/*/journeys/places.ts', { eager: true, import: 'placesOfNoun' }),
)

/** Pages that no noun has, and one page that opens later in place of all such pages. */
const ofSite: readonly Place[] = ['/liver', '/com', '/yukari', '/c', '/test'].map((path) => ({ path }))

let count = 0

/** All pages of a seeded site that are open: first those that everybody sees. */
export async function placesOf({ site }: Pick<Visit, 'site'>): Promise<readonly Place[]> {
  const facts: PlaceFacts = {
    site,
    busy: once(async () => (await site.call(replays.calls.list, { pageNum: 1, pageSize: 20 })).data.rows[0]?.UPID ?? 0),
    idle: once(async () => (await makeMember(site, `idle${++count}`)).id),
  }
  const found: Place[] = []
  for (const { stated } of ofNouns) found.push(...(await stated(facts)))
  found.push(...ofSite)
  return [...found.filter(({ member }) => !member), ...found.filter(({ member }) => member)]
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
