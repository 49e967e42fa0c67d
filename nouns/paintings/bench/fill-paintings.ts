import type pg from 'pg'
import { characters } from '#rules/games/characters.ts'
import { dropIndexes, fillFolder, fillMembers, signedInMembers } from '../../../bench/fill.ts'
import { houseTags } from '../rules/painting-tags.ts'

/**
 * Fills the database of a new data folder with works: a few members upload most of them, one or two pictures a
 * work, two looks a picture, three facets and 2.5 comments a work. Files are not made: lists and pages work,
 * pictures do not show.
 */
export const fillPaintings = (dataFolder: string, works: number): Promise<void> =>
  fillFolder(dataFolder, async (client) => {
    const members = Math.max(1_000, Math.round(works / 20))
    await fillMembers(client, members, signedInMembers)
    await insertWorks(client, { works, members })
  })

interface Filling {
  readonly works: number
  readonly members: number
}

async function insertWorks(client: pg.Client, { works, members }: Filling): Promise<void> {
  const rebuild = await dropIndexes(client, [
    'paintings',
    'painting_pictures',
    'painting_facets',
    'painting_hashes',
    'comments',
  ])
  await client.query(worksSql, [works, members])
  await client.query(facetsSql, [characters.map(({ id }) => id), houseTags.map(({ id }) => id)])
  await client.query(commentsSql, [works, members])
  for (const sql of [picturesSql, looksSql, pairsSql, countsSql, followsSql, ...rebuild, sequenceSql])
    await client.query(sql)
}

const worksSql = `
  insert into paintings (id, uploader, name, comment, dragon, rights, source, ai, note, commentable, src, width, height,
    moves, placeholder, colour, pages, likes, uploaded_at)
  overriding system value
  select n, 1000001 + floor($2::integer * power(random(), 3))::bigint, '第 ' || n || ' 幅画', case when random() < 0.5 then '' else '练手的一幅' end,
    '', 'mine', '', random() < 0.05, case when random() < 0.03 then 'spoiler' else '' end, true,
    '/pic/' || encode(sha256(('work ' || n)::bytea), 'hex') || '.jpg', 900 + floor(random() * 900)::integer,
    900 + floor(random() * 900)::integer, random() < 0.03,
    'data:image/webp;base64,' || encode(sha256(('look ' || n)::bytea) || sha256(('more ' || n)::bytea) || sha256(('end ' || n)::bytea), 'base64'),
    '#' || lpad(to_hex(floor(random() * 16777216)::integer), 6, '0'), case when random() < 0.15 then 2 else 1 end,
    floor(power(random(), 6) * 200)::integer, now() - interval '5 years' * power(1 - n::double precision / ($1::integer + 1), 1.4)
  from generate_series(1, $1::integer) n`

/** A character, a game and a tag of the house; the first ones of each list are the most frequent. */
const facetsSql = `
  insert into painting_facets
  select p.id, f from paintings p cross join lateral (values
    ('c:' || ($1::text[])[1 + floor(cardinality($1::text[]) * power(random(), 2))::integer]),
    ('g:' || (6 + floor(power(random(), 2) * 14)::integer)),
    ('t:' || ($2::text[])[1 + floor(cardinality($2::text[]) * power(random(), 2))::integer])) as one (f)
  where p.id > 0`

const picturesSql = `
  insert into painting_pictures (painting, n, src, picture, width, height, placeholder)
  select p.id, n, case n when 1 then p.src else '/pic/' || encode(sha256(('page ' || p.id)::bytea), 'hex') || '.jpg' end,
    2 * p.id + n, p.width, p.height, p.placeholder
  from paintings p cross join generate_series(1, p.pages) n`

/** Two looks a work, of bits drawn evenly. */
const looksSql = `
  insert into painting_hashes (painting, hash)
  select p.id, sha256((p.id || ' ' || n)::bytea) from paintings p cross join generate_series(1, 2) n`

/** One work in ten has a work that looks like it. */
const pairsSql = `
  insert into painting_pairs
  select a, b, 20 from (select id, id + 5 from paintings where id % 10 = 0) p (id, other)
  cross join lateral (values (p.id, p.other), (p.other, p.id)) as pair (a, b)
  where p.other <= (select max(id) from paintings)`

const commentsSql = `
  insert into comments (kind, subject, author, comment, at)
  select 'painting', 1 + floor($1::integer * power(random(), 2))::integer, 1000001 + floor($2::integer * power(random(), 2))::bigint,
    '画得真好', now() - random() * interval '5 years'
  from generate_series(1, $1::integer * 5 / 2)`

const countsSql = `
  update paintings p set comments = c.n from (select subject, count(*) as n from comments where kind = 'painting' group by subject) c
  where c.subject = p.id`

/** Each member with a session follows twenty of those who upload most. */
const followsSql = `
  insert into follows (follower, followed, at)
  select 1000000 + a, 1000000 + b, now() from generate_series(1, ${signedInMembers}) a cross join generate_series(1, 400, 20) b
  where a <> b`

const sequenceSql = `select setval(pg_get_serial_sequence('paintings', 'id'), (select max(id) from paintings))`
