import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { fillNames } from '#core/members/names/name-store.ts'
import { openDatabase } from '#kit/db/database.ts'
import { migrate } from '#kit/db/migrate.ts'
import { migrateJobs } from '#kit/jobs/jobs.ts'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import { phrases, runTemplates, sampleRuns } from './fill-samples.ts'

export interface Filling {
  readonly replays: number
  readonly comments: number
}

/**
 * Fills the database of a data folder on which no site was started yet, so that it looks like a site that grew for five
 * years: runs drawn from the score board beside the repository if it is there, few uploaders with many replays, most
 * comments and likes on few of them. Rows are inserted inside PostgreSQL, without triggers, and indexed afterwards. Files
 * are not made: lists and pages work, downloads do not.
 */
export const fillSite = (dataFolder: string, filling: Filling): Promise<void> =>
  fillFolder(dataFolder, (client) => fillDatabase(client, filling))

/** Creates and migrates the database of a data folder, and calls `fill` with a connection. */
export async function fillFolder(dataFolder: string, fill: (client: pg.Client) => Promise<void>): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataFolder, 'postgres') })
  try {
    const db = openDatabase({ ...postgres.connection })
    await migrate(db.pool)
    await migrateJobs(db, pino({ level: 'silent' }))
    const client = new pg.Client({ ...postgres.connection })
    await client.connect()
    try {
      await client.query(`set session_replication_role = replica; set synchronous_commit = off;
        set maintenance_work_mem = '512MB'; set work_mem = '256MB'; select setseed(0.42)`)
      await fill(client)
      await client.query('set session_replication_role = origin')
      await fillNames(db)
      await client.query('vacuum (analyze)')
    } finally {
      await client.end()
      await db.close()
    }
  } finally {
    await postgres.stop()
  }
}

async function fillDatabase(client: pg.Client, filling: Filling): Promise<void> {
  const members = Math.max(50, Math.round(filling.replays / 20))
  const rebuild = await dropIndexes(client, ['members'])
  await fillMembers(client, members, signedInMembers)
  for (const sql of rebuild) await client.query(sql)
  await fillReplays(client, members, filling)
}

/** Inserts replays with their comments, by members who are there already. */
export async function fillReplays(client: pg.Client, members: number, { replays, comments }: Filling): Promise<void> {
  await stage(client)
  const rebuild = await dropIndexes(client, indexedTables)
  await client.query(commentsSql, [replays, comments, members])
  await client.query(runsSql, [replays, members])
  await client.query('analyze run; analyze comments')
  for (const sql of [facetsSql, replaysSql, ...besideSql, factsSql, totalsSql, ...rebuild, sequencesSql])
    await client.query(sql)
}

/** Inserts members; the first `signedIn` of them get a session. */
export async function fillMembers(client: pg.Client, members: number, signedIn: number): Promise<void> {
  await client.query(membersSql, [members])
  await client.query(sessionsSql, [Array.from({ length: Math.min(signedIn, members) }, (_, n) => benchToken(n))])
}

/** Creates the temporary tables that rows are drawn from. */
async function stage(client: pg.Client): Promise<void> {
  await client.query(`
    create temporary table sample (n bigint, game integer, difficulty text, shot text, score bigint, pilot text);
    create temporary table template (game integer, facts jsonb, short jsonb);
    create temporary table phrases (words text[])`)
  await client.query(
    `insert into sample select n, (v->>0)::integer, v->>1, v->>2, (v->>3)::bigint, v->>4
     from json_array_elements($1::json) with ordinality as s (v, n)`,
    [JSON.stringify(sampleRuns())],
  )
  await client.query(
    `insert into template select (v->>0)::integer, v->1, v->2 from json_array_elements($1::json) as t (v)`,
    [JSON.stringify(runTemplates())],
  )
  await client.query('insert into phrases values ($1::text[])', [phrases])
}

/** Number of members with a session, for loads of signed-in callers. */
export const signedInMembers = 200

export const benchToken = (n: number): string => `bench-session-of-member-${String(n).padStart(6, '0')}`

const indexedTables = ['replays', 'replay_words', 'comments', 'replay_facts']

/** Drops all indexes that are not of a constraint; answers the SQL that creates them again. */
export async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sql: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as sql from pg_index i
     where i.indrelid = any($1::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ sql }) => sql)
}

const membersSql = `
  insert into members (account, mail, mail_verified_at, password, nick, nick_folded, language, opens_tabs,
    left_bar_closed, topics_a_page, floors_a_page, hides_toolbar, shows_topics, shows_paintings, shows_replays,
    shows_desserts, shows_honor, shows_feed, shows_progress, standing, created_at)
  select 'b' || lpad(to_hex(n), 5, '0'), 'b' || n || '@example.test', now(), 'none', '试车员 ' || n, '试车员 ' || n, 'zh', true, false,
    20, 20, false, true, true, n % 20 <> 0, true, true, true, true, 'settled', now() - interval '5 years'
  from generate_series(1, $1::integer) n`

const sessionsSql = `
  insert into sessions (member, token_hash, agent, created_at, seen_at)
  select 1000000 + n, sha256(token::bytea), 'bench', now(), now() from unnest($1::text[]) with ordinality as t (token, n)`

/** Comments; older replays get more of them. */
const commentsSql = `
  insert into comments (kind, subject, author, comment, at)
  select 'replay', 1 + floor($1::integer * power(random(), 2))::integer, 1000001 + floor($3::integer * power(random(), 2))::bigint,
    words[1 + floor(random() * cardinality(words))::integer], now() - random() * interval '5 years'
  from generate_series(1, $2::integer), phrases`

/** Replays with ids in the order of upload; the number of uploads per day grows over time. */
const runsSql = `
  create temporary table run as
  select row_number() over (order by at) as id, f.*, replay_flags(array[nm, nb, nt, nsy],
    array['claimed', case when luck < 0.06 then 'verified' else 'claimed' end, 'claimed',
      case when nsy then 'verified' else 'contradicted' end]) as flags
  from (
    select s.game, s.difficulty, s.shot, s.pilot, d.*, k.type,
      case when k.type in ('full', 'scene') then s.score else s.score / 12 end as score,
      case when k.type not in ('full', 'scene') then 'other' when luck < 0.08 then 'nn' when luck < 0.45 then 'score'
        when luck < 0.5 then 'neta' when luck < 0.95 then 'hunguan' else 'other' end as category,
      k.type = 'full' and luck < 0.12 as nm, k.type = 'full' and luck < 0.1 as nb,
      s.game in (7, 10, 12) and whim > 0.97 as nt, whim between 0.5 and 0.51 as nsy
    from (
      select 1 + floor(random() * (select count(*) from sample))::bigint as pick, random() as luck, random() as whim,
        date_trunc('milliseconds', now() - interval '5 years' * power(random(), 1.4)) as at,
        1000001 + floor($2::integer * power(random(), 1.6))::bigint as uploader,
        case when random() < 0.3 then '' else words[1 + floor(random() * cardinality(words))::integer] || '，'
          || words[1 + floor(random() * cardinality(words))::integer] end as words
      from generate_series(1, $1::integer), phrases
    ) d
    join sample s on s.n = d.pick
    cross join lateral (select case
      when s.game in (95, 125, 143, 165) then 'scene'
      when s.game = 9 and whim < 0.15 then 'versus'
      when whim < 0.08 then 'stage'
      when whim < 0.13 and s.game >= 8 and s.game <> 2003 then 'spell'
      else 'full' end as type) k
  ) f`

const facetsSql = `
  insert into replay_facets (game, difficulty, shot, type, category, flags, replays)
  select game, difficulty, shot, type, category, flags, count(*) from run group by 1, 2, 3, 4, 5, 6;
  analyze replay_facets`

const replaysSql = `
  insert into replays (id, uploader, game, difficulty, shot, score, score_typed, uploaded_at, pilot, comment, category,
    type, played, stage, frames, version, mode, iscore, screen, open, commentable, slow, cleared, achievement, nm, nb, nt,
    nsy, check_nm, check_nb, check_nt, check_nsy, likes, comments, file_hash, file_size, input_hash, facet)
  overriding system value
  select r.id, r.uploader, r.game, r.difficulty, r.shot, r.score, false, r.at, r.pilot, r.words, r.category, r.type,
    to_char(r.at, 'YYYY-MM-DD"T"HH24:MI'), case when r.type = 'full' then 'clear' else '4' end, 90000, '1.00a', '',
    case when r.type = 'full' and r.game not in (20, 2003) then r.score / 1000 % 15000 end, '', true, true,
    round((r.whim * 2)::numeric, 2), r.type = 'full', '', r.nm, r.nb, r.nt, r.nsy, 'claimed',
    case when r.luck < 0.06 then 'verified' else 'claimed' end, 'claimed',
    case when r.nsy then 'verified' else 'contradicted' end, floor(power(random(), 8) * 60), coalesce(c.comments, 0),
    encode(sha256(('file ' || r.id)::bytea), 'hex'), 60000, encode(sha256(('keys ' || r.id)::bytea), 'hex'), f.id
  from run r
  join replay_facets f using (game, difficulty, shot, type, category, flags)
  left join (select subject, count(*) as comments from comments where kind = 'replay' group by subject) c on c.subject = r.id
  order by r.id`

/** Fills the tables that triggers maintain from the replays. */
const besideSql = [
  `insert into replay_words
   select r.id, lower(normalize(r.comment, NFKC)), r.game, r.difficulty, r.shot, r.category, r.type, f.flags, r.uploader,
     r.pilot_folded, r.uploaded_at, r.score, r.likes, r.comments, r.iscore_key
   from replays r join replay_facets f on f.id = r.facet where r.comment <> '' order by r.id`,
  `insert into replay_days select (uploaded_at at time zone 'UTC')::date, min(id), max(id) from replays group by 1`,
]

/**
 * Facts with all stages for the first 20,000 replays and with two stages for the others, to save disk space. The highest
 * `reading` keeps the site from parsing the missing files again.
 */
const factsSql = `
  insert into replay_facts (replay, facts, reading)
  select r.id, case when r.id <= 20000 then t.facts else t.short end, 32767 from run r join template t using (game)`

const totalsSql = `
  insert into replay_games select game, count(*), sum(likes) from replays group by game;
  update member_totals set members = (select count(*) from members)`

const sequencesSql = `select setval(pg_get_serial_sequence('replays', 'id'), (select max(id) from replays))`
