import type pg from 'pg'
import { dropIndexes, fillFolder, fillMembers } from '../../../bench/fill.ts'
import { sampleFloors } from './club-samples.ts'

/**
 * Fills the database of a new data folder with topics, ten floors each on average, and half as many members (at least
 * 1,000). The last topic has `longTopicFloors` floors.
 */
export const fillClubs = (dataFolder: string, topics: number): Promise<void> =>
  fillFolder(dataFolder, async (client) => {
    const members = membersOf(topics)
    await fillMembers(client, members, writersOf(topics))
    await fillTopics(client, { topics, members })
  })

/** Inserts topics with their floors, by members who are there already. */
export async function fillTopics(client: pg.Client, { topics, members }: Filling): Promise<void> {
  const rebuild = await dropIndexes(client, ['topics', 'floors'])
  await client.query('create temporary table sample_floor (n integer, html text, words text, excerpt text)')
  await client.query(
    `insert into sample_floor select n - 1, v->>0, v->>1, v->>2 from json_array_elements($1::json) with ordinality as s (v, n)`,
    [JSON.stringify(await sampleFloors())],
  )
  await client.query(clubsSql)
  await client.query(countsSql, [topics, members, longTopicFloors])
  for (const sql of [floorsSql, topicsSql, totalsSql, ...rebuild]) await client.query(sql)
}

interface Filling {
  readonly topics: number
  readonly members: number
}

export const clubs = 20
/** Number of floors of the last topic. */
export const longTopicFloors = 10_000

const membersOf = (topics: number): number => Math.max(1_000, topics / 2)

/** Number of members with a session. The load needs many, because each may write only ten floors in ten minutes. */
export const writersOf = (topics: number): number => Math.min(20_000, membersOf(topics))

const clubsSql = `
  insert into clubs (name, name_folded, intro, place, created_at)
  select '试车社 ' || n, '试车社 ' || n, '给机器练手的社团', n, now() - interval '5 years' from generate_series(1, ${clubs}) n`

/** Number of floors of each topic: most are short, few are long, 9 floors after the first on average. */
const countsSql = `
  create temporary table topic_run as
  select n as id, 1 + floor(power(random(), 2) * ${clubs})::integer as club,
    case when n = $1::integer then $3::integer else 1 + floor(-9 * ln(1 - random() * 0.9999))::integer end as top,
    1000001 + floor($2::integer * power(random(), 2))::bigint as author,
    now() - interval '5 years' * (1 - n::double precision / ($1::integer + 1)) as at, random() as luck, $2::integer as members
  from generate_series(1, $1::integer) n`

const floorsSql = `
  insert into floors (topic, number, author, at, likes, html, words, excerpt)
  select r.id, f, case when f = 1 then r.author else 1000001 + floor(r.members * power(random(), 2))::bigint end,
    r.at + (now() - r.at) * (f - 1) / (r.top + 1) * 0.1, floor(power(random(), 6) * 20)::integer, s.html, s.words, s.excerpt
  from topic_run r cross join generate_series(1, r.top) f join sample_floor s on s.n = (r.id * 31 + f * 17) % 120
  order by r.id, f`

const topicsSql = `
  insert into topics (id, club, author, title, excerpt, at, top, floors, last_floor, last_author, last_at, likes, pinned, locked)
  overriding system value
  select r.id, r.club, r.author, '第 ' || r.id || ' 个话题：' || left(a.words, 30), left(a.excerpt, 120), a.at, r.top, r.top, r.top,
    z.author, z.at, a.likes, r.luck < 0.0005, r.luck > 0.995
  from topic_run r
  join floors a on a.topic = r.id and a.number = 1
  join floors z on z.topic = r.id and z.number = r.top`

const totalsSql = `
  insert into club_counts (club, slot, topics, floors) select club, 0, count(*), sum(floors) from topics group by club;
  select setval(pg_get_serial_sequence('topics', 'id'), (select max(id) from topics))`
