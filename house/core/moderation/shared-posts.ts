import type { SharedPost, SharedRow } from '#contract/shared-post.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { sharedPostsShown } from '#rules/people/standing.ts'
import type { PostSource } from './post-source.ts'
import type { PrintedPost } from './print-store.ts'
import './tables.ts'

/** By `kind:subject` of a waiting post. */
export type SharedPosts = ReadonlyMap<string, SharedRow>

/** The other posts that share a text or a link with these waiting ones: how many, and the last few. */
export async function sharedPosts(
  db: ReadDb,
  posts: readonly PostSource[],
  waiting: readonly PrintedPost[],
): Promise<SharedPosts> {
  if (waiting.length === 0) return new Map()
  const values = [waiting.map(({ kind }) => kind), waiting.map(({ subject }) => subject), sharedPostsShown]
  const rows = await db.named<PrintedPost & { n: number; posts: readonly StoredPost[] | null }>(
    statement(posts),
    values,
  )
  return new Map(
    rows.map((row) => [`${row.kind}:${row.subject}`, { count: row.n, posts: (row.posts ?? []).map(shown) }]),
  )
}

interface StoredPost extends Pick<SharedPost, 'thing' | 'id' | 'floor'> {
  readonly member: number
  readonly nick: string
  readonly at: string
}

const shown = ({ thing, id, floor, member, nick, at }: StoredPost): SharedPost => ({
  thing,
  id,
  floor,
  UID: member,
  NICK: nick,
  TIME: new Date(at).toISOString(),
})

/** Posts that were purged meanwhile are counted, but have no place and are not listed. */
const statement = (posts: readonly PostSource[]) => ({
  name: 'shared-posts',
  sql: `with shared as (
      select w.kind, w.subject, p.kind as other_kind, p.subject as other, p.member, max(p.at) as at
      from unnest($1::text[], $2::bigint[]) w (kind, subject)
      join post_prints own on own.kind = w.kind and own.subject = w.subject
      join post_prints p on p.hash = own.hash and (p.kind, p.subject) <> (w.kind, w.subject)
      group by 1, 2, 3, 4, 5
    ), numbered as (
      select *, count(*) over of_post as n, row_number() over (partition by kind, subject order by at desc) as place
      from shared window of_post as (partition by kind, subject)
    ), placed as (
      ${posts
        .map(
          ({ kind, place }) => `select p.*, t.thing, t.id, t.floor
      from (select kind as held_kind, subject as held, n, member, at, other as subject from numbered
        where place <= $3 and other_kind = '${kind}') p
      left join lateral (${place}) t on true`,
        )
        .join(' union all ')}
    )
    select p.held_kind as kind, p.held as subject, max(p.n)::integer as n,
      json_agg(json_build_object('thing', p.thing, 'id', p.id, 'floor', p.floor, 'member', p.member, 'nick', m.nick,
        'at', p.at) order by p.at desc) filter (where p.thing is not null) as posts
    from placed p join members m on m.id = p.member group by 1, 2`,
})
