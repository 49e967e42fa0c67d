import type { Person } from '#contract/profile.ts'
import type { Given } from '#core/given.ts'
import type { PersonTabSource } from '#core/members/person-tab-source.ts'
import { showsReplays } from '#core/members/privacy.ts'
import { houseStaff } from '#core/members/staff/house-staff.ts'
import { openFollows } from '#core/reach/reads.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { ChosenColour } from '#rules/people/colours.ts'
import { type PersonTabName, personTabNames } from '#rules/people/person-tabs.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import { mayBeFound } from './public-rows.ts'

/** What a member's page shows of their best runs. */
type Honours = Pick<Person, 'JF' | 'BEST' | 'MEDALS'>

declare module '#core/given.ts' {
  interface Given {
    readonly runHonours: {
      /** SQL value over a row of members, of which `read` makes the fields. */
      readonly sql: (member: string) => string
      readonly read: (value: unknown) => Honours
    }
  }
}

/** Reads the public profile of a member; null if the account does not exist or is closed. */
export type PersonRead = (db: ReadDb, id: number) => Promise<Person | null>

/** Opens the read of profiles for the tabs and honours that the nouns of this site state. */
export const openPersonRead = (
  sources: readonly PersonTabSource[],
  honours: Given['runHonours'] | undefined,
): PersonRead => {
  const tabs = personTabNames.flatMap((name) => sources.filter((source) => source.name === name))
  // One name, one text: the name lists what differs between sites.
  const name = ['person', ...(honours ? ['honours'] : []), ...tabs.map((tab) => tab.name)].join(' ')
  const statement = { name, sql: textOf(tabs, honours?.sql('m') ?? 'null') }
  return async (db, id) => {
    const [row] = await db.named<PersonRow>(statement, [id])
    if (!row) return null
    return {
      UID: row.id,
      NICK: row.nick,
      HEAD: row.head,
      BRINT: row.introduction,
      BACKGROUND: row.background,
      COLOUR: row.colour,
      STAFF: row.staff ? 'Y' : 'N',
      JOINED: row.created_at.toISOString(),
      REPLAYS: row.replays,
      LIKES: row.likes,
      ...(honours?.read(row.honours) ?? noHonours),
      FOLLOWERS: row.followers,
      FOLLOWING: row.following,
      FOUND: yesNoOf(row.found),
      TABS: tabs.filter((tab) => row[tab.name]).map((tab) => tab.name),
    }
  }
}

const noHonours: Honours = { JF: 0, BEST: [], MEDALS: [] }

interface PersonRow extends Record<PersonTabName, boolean> {
  readonly id: number
  readonly nick: string
  readonly head: string
  readonly introduction: string
  readonly background: string
  readonly colour: ChosenColour
  readonly staff: boolean
  readonly created_at: Date
  readonly replays: number
  readonly likes: number
  readonly honours: unknown
  readonly followers: number
  readonly following: number
  readonly found: boolean
}

/** Who hides their replays has no number of them and no likes. */
const textOf = (tabs: readonly PersonTabSource[], honours: string) => `
    select m.id, m.nick, m.head, m.introduction, m.background, m.colour, ${houseStaff} as staff, m.created_at, f.followers, f.following,
      ${mayBeFound('m')} as found,
      case when ${showsReplays('m')} then r.runs else 0 end as replays,
      case when ${showsReplays('m')} then r.likes else 0 end as likes,
      ${honours} as honours${tabs
        .map(
          ({ name, shown }) => `,
      (${shown}) as ${name}`,
        )
        .join('')}
    from members m
    cross join lateral (
      select count(*) as runs, coalesce(sum(likes), 0)::bigint as likes
      from replays where uploader = m.id and removed_at is null and held_at is null
    ) r
    cross join lateral (
      select ${openFollows('follower', 'followed')} as followers, ${openFollows('followed', 'follower')} as following
    ) f
    where m.id = $1 and m.closed_at is null`
