import type { Device, Person } from '#contract/profile.ts'
import { showsProgress, showsReplays, showsRunHonours } from '#core/members/privacy.ts'
import type { Reading } from '#core/members/reads.ts'
import { houseStaff } from '#core/members/staff/house-staff.ts'
import { openFollows } from '#core/reach/reads.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { bestMedals } from '#nouns/replays/rules/best-medals.ts'
import type { FlagVerdict, WireType } from '#nouns/replays/rules/replays.ts'
import { replayCode } from '#rules/base62.ts'
import type { ChosenColour } from '#rules/people/colours.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import { mayBeFound } from './public-rows.ts'
import './tables.ts'

/** How long a network counts as known after the member logged in from it, in milliseconds. */
const knownNetworkMs = 30 * 86_400_000

export const isKnownNetwork = async (
  db: Reading,
  { member, network, now }: { readonly member: number; readonly network: string; readonly now: Date },
): Promise<boolean> => {
  const row = await db
    .selectFrom('log_ins')
    .select('id')
    .where('member', '=', member)
    .where('network', '=', network)
    .where('at', '>', new Date(now.getTime() - knownNetworkMs))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A member's sessions, last used first. `ip` is the address of the log-in, '' once that has been deleted. */
export async function devicesOf(db: Reading, member: number, current: string): Promise<Device[]> {
  const rows = await db
    .selectFrom('sessions as s')
    .leftJoin('log_ins as l', (on) => on.onRef('l.session', '=', 's.id').onRef('l.member', '=', 's.member'))
    .leftJoin('sessions as o', 'o.id', 's.switched_from')
    .leftJoin('members as m', 'm.id', 'o.member')
    .select(['s.id', 's.agent', 's.created_at', 's.seen_at', 'l.ip', 'm.account as origin'])
    .where('s.member', '=', member)
    .orderBy('s.seen_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    agent: row.agent,
    ip: row.ip ?? '',
    since: row.created_at.toISOString(),
    seen: row.seen_at.toISOString(),
    current: row.id === current,
    switchedFrom: row.origin ?? '',
  }))
}

/** The last log-in that is not later than this session and did not make it. */
export const logInBefore = (db: Reading, member: number, session: string) =>
  db
    .selectFrom('log_ins as l')
    .select(['l.at', 'l.ip'])
    .where('l.member', '=', member)
    .where('l.session', '<>', session)
    .where('l.at', '<=', (q) => q.selectFrom('sessions as s').select('s.created_at').where('s.id', '=', session))
    .orderBy('l.at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Public profile of a member; null if the account does not exist or is closed. */
export async function personById(db: ReadDb, id: number): Promise<Person | null> {
  const [row] = await db.named<PersonRow>(personStatement, [id])
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
    JF: row.points,
    BEST: row.best.map(({ id, ...run }) => ({ CODE: replayCode(id), ...run })),
    MEDALS: bestMedals(row.sealed.map(({ NM, NB, ...run }) => ({ ...run, CHECKS: { NM, NB } }))).map(
      ({ xz, proved }) => ({ xz, PROVED: yesNoOf(proved) }),
    ),
    FOLLOWERS: row.followers,
    FOLLOWING: row.following,
    FOUND: yesNoOf(row.found),
    TABS: tabs.filter((tab) => row[tab]),
  }
}

const bestRuns = 3

const tabs = ['replay', 'ms', 'ega', 'dessert', 'feed', 'progress'] as const

interface PersonRow extends Record<(typeof tabs)[number], boolean> {
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
  readonly points: number
  readonly best: readonly {
    readonly id: number
    readonly GAM: number
    readonly RANK: string
    readonly CHARA: string
    readonly JF: number
  }[]
  /** Every kind of run with a medal among theirs, each once. */
  readonly sealed: readonly {
    readonly xz: string
    readonly TYPE: WireType
    readonly STAGE: string
    readonly CLEARED: boolean | null
    readonly NM: FlagVerdict | ''
    readonly NB: FlagVerdict | ''
  }[]
  readonly followers: number
  readonly following: number
  readonly found: boolean
}

/**
 * Who hides their replays has no number of them and no likes; their iscore is shown as on the board, which also asks for
 * the switch of honours. A tab is present if it is shown and has content.
 */
const personStatement = {
  name: 'person',
  sql: `select m.id, m.nick, m.head, m.introduction, m.background, m.colour, ${houseStaff} as staff, m.created_at, f.followers, f.following,
      ${mayBeFound('m')} as found,
      case when ${showsReplays('m')} then r.runs else 0 end as replays,
      case when ${showsReplays('m')} then r.likes else 0 end as likes,
      case when ${showsRunHonours('m')} then
        coalesce((select points from iscore_sums where game = 0 and member = m.id), 0) else 0 end as points,
      case when ${showsRunHonours('m')} then coalesce((
        select json_agg(json_build_object('id', id, 'GAM', game, 'RANK', difficulty, 'CHARA', shot, 'JF', iscore)
          order by iscore desc, id)
        from (
          select id, game, difficulty, shot, iscore from replays
          where uploader = m.id and removed_at is null and held_at is null and iscore > 0
          order by iscore desc, id limit ${bestRuns}
        ) b
      ), '[]'::json) else '[]'::json end as best,
      case when ${showsRunHonours('m')} then coalesce((
        select json_agg(k) from (
          select distinct achievement as "xz", type as "TYPE", stage as "STAGE", cleared as "CLEARED",
            case when nm then check_nm else '' end as "NM", case when nb then check_nb else '' end as "NB"
          from replays
          where uploader = m.id and removed_at is null and held_at is null and achievement <> ''
        ) k
      ), '[]'::json) else '[]'::json end as sealed,
      ${showsReplays('m')} and r.runs > 0 as replay,
      m.shows_topics and exists (
        select from topics t join clubs c on c.id = t.club
        where t.author = m.id and t.removed_at is null and t.held_at is null and not c.hidden
      ) as ms,
      m.shows_paintings and exists (
        select from paintings p
        where p.uploader = m.id and p.removed_at is null and p.held_at is null
          and not exists (select from hidden_paintings h where h.painting = p.id)
      ) as ega,
      m.shows_desserts and exists (select from desserts d where d.member = m.id) as dessert,
      ${showsProgress('m')} and r.runs > 0 as progress,
      m.shows_feed and (
        ${showsReplays('m')} and r.runs > 0
        or f.following > 0
        or exists (select from comments where author = m.id and removed_at is null and held_at is null)
        or m.shows_topics and exists (
          select from floors f join topics t on t.id = f.topic join clubs c on c.id = t.club
          where f.author = m.id and f.removed_at is null and f.held_at is null
            and t.removed_at is null and t.held_at is null and not c.hidden
        )
      ) as feed
    from members m
    cross join lateral (
      select count(*) as runs, coalesce(sum(likes), 0)::bigint as likes
      from replays where uploader = m.id and removed_at is null and held_at is null
    ) r
    cross join lateral (
      select ${openFollows('follower', 'followed')} as followers, ${openFollows('followed', 'follower')} as following
    ) f
    where m.id = $1 and m.closed_at is null`,
}
